package dev.slipstream.imageio.gif;

import java.util.Arrays;

/**
 * Finds what the JDK's reader is wrong about in a file: interlaced images of fewer than five rows, a clear code after a
 * clear code, and a first data block of fewer than four bytes, of which it takes four.
 */
final class GifOddities {

    private final byte[] file;
    private int at;
    private boolean isFound;
    private long mostPixels;

    GifOddities(byte[] file) {
        this.file = file;
        try {
            walk();
        } catch (ArrayIndexOutOfBoundsException e) {
            // The file ends.
        }
    }

    boolean found() {
        return isFound;
    }

    /** The number of pixels of the largest image. */
    long mostPixels() {
        return mostPixels;
    }

    private int next() {
        return file[at++] & 0xff;
    }

    private void walk() {
        at = 10;
        int flags = next();
        at += 2 + table(flags);
        while (true) {
            int type = next();
            if (type == 0x3b || type == 0) {
                return;
            } else if (type == 0x2c) {
                image();
            } else {
                at += type == 0x21 ? 1 : 0;
                blocks();
            }
        }
    }

    private static int table(int flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << ((flags & 7) + 1);
    }

    private void image() {
        int width = (file[at + 4] & 0xff) | (file[at + 5] & 0xff) << 8;
        int height = (file[at + 6] & 0xff) | (file[at + 7] & 0xff) << 8;
        mostPixels = Math.max(mostPixels, (long) width * height);
        at += 8;
        int flags = next();
        at += table(flags);
        int size = next();
        isFound |= (flags & 0x40) != 0 && height < 5;
        isFound |= (file[at] & 0xff) < 4;
        byte[] codes = blocks();
        isFound |= size >= 2 && size <= 8 && hasTwoClearCodes(codes, size);
    }

    private byte[] blocks() {
        byte[] all = {};
        int length = next();
        while (length > 0) {
            byte[] block = Arrays.copyOfRange(file, at, Math.min(file.length, at + length));
            all = Arrays.copyOf(all, all.length + block.length);
            System.arraycopy(block, 0, all, all.length - block.length, block.length);
            at += length;
            length = at < file.length ? next() : 0;
        }
        return all;
    }

    private static boolean hasTwoClearCodes(byte[] data, int initialSize) {
        int clear = 1 << initialSize;
        int size = initialSize + 1;
        int next = clear + 1;
        boolean isCleared = false;
        for (int bit = 0; bit + size <= 8 * data.length;) {
            int code = 0;
            for (int i = 0; i < size; i++, bit++) {
                code |= (data[bit >> 3] >> (bit & 7) & 1) << i;
            }
            if (code == clear) {
                if (isCleared) {
                    return true;
                }
                size = initialSize + 1;
                next = clear + 1;
            } else if (code == clear + 1) {
                return false;
            } else if (next < 4096 && ++next == 1 << size && next < 4096) {
                size++;
            }
            isCleared = code == clear;
        }
        return false;
    }
}
