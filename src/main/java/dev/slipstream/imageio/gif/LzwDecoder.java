package dev.slipstream.imageio.gif;

import dev.slipstream.imageio.format.StreamReads;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;

/**
 * Decodes the pixels of one image, in the order of the file. A string of the LZW table is a place in the pixels that
 * are decoded already: that of code k begins with the pixels of the code that made it, and ends with the pixel after
 * them. So there is no table of prefixes, and nothing to clear.
 *
 * <p>Data blocks are read when the JDK's reader reads them, which takes a code only if the four bytes after it have
 * been read, or the empty block at the end. So the stream stands where the JDK's reader leaves it.
 */
final class LzwDecoder {

    /** Codes have at most 12 bits. */
    static final int MOST_CODES = 4096;

    /** The fast code reads and writes 8 bytes at a time, and may go beyond the end of arrays by less than that. */
    private static final int SLACK = 16;

    /** The bytes of a block, those that are left of the block before, and the slack. */
    private static final int DATA_ROOM = 255 + 2 * SLACK;

    /** How many pixels are allocated at first: an image that states a large size may have few. */
    private static final int FIRST_PIXELS = 1 << 16;

    /** The JDK's reader takes 32 bits of the first block, whatever its length. */
    private static final int LOOK_AHEAD = 4;

    private final ImageInputStream stream;

    /** The number of pixels of the image. */
    final int count;

    private final byte[] data = new byte[DATA_ROOM];

    /** The end of the bytes in {@code data}. */
    private int dataEnd;

    /** Whether the empty block has been read. */
    private boolean isEnded;

    // What LzwCodes and PlainLzwCodes read and write.

    byte[] pixels;

    /** The number of pixels that have been decoded. */
    int decoded;

    /** They stop before a code as soon as this many pixels have been decoded. */
    int limit;

    /** The index of the first bit in {@code data} that has not been used; bits count from the least significant one. */
    int bit;

    /** The end of the bits that may be used: see {@link #LOOK_AHEAD}. */
    int endOfBits;

    /** The number of bits of the clear code, which is one less than codes have after it. */
    int initialSize;

    /** The number of bits of the next code. */
    int size;

    /** Where in {@code pixels} the string of each code begins. It ends with the first pixel of the next code's. */
    int[] begins;

    /** The code that the next string gets, once its last pixel is known. */
    int next;

    /** Whether no code has come after a clear code. */
    boolean isCleared = true;

    /** Whether there were pixels after the last one of the image. */
    boolean hasMore;

    /** Whether a code has come that no encoder writes. */
    boolean isOdd;

    /** Whether the code for the end has come. */
    boolean isEndOfInformation;

    LzwDecoder(ImageInputStream stream, int count) {
        this.stream = stream;
        this.count = count;
        this.pixels = new byte[Math.min(count, FIRST_PIXELS) + SLACK];
        this.begins = new int[0];
    }

    /**
     * Reads the initial code size and the first block.
     *
     * @return false if the JDK's reader refuses the code size, or does not do with these data what others do
     */
    boolean begin() throws IOException {
        initialSize = stream.readUnsignedByte();
        if (initialSize < 2 || initialSize > Byte.SIZE) {
            return false;
        }
        size = initialSize + 1;
        next = (1 << initialSize) + 1; // as if just cleared
        readBlock();
        return !isEnded;
    }

    /**
     * Decodes until {@code pixels} pixels are there, or the data end. A number above that of the image goes to the end.
     *
     * @return false if there is an odd code
     */
    boolean decodeTo(int pixels) throws IOException {
        limit = pixels;
        while (true) {
            decodeBlock();
            if (isOdd || isEndOfInformation || decoded >= limit) {
                return !isOdd;
            }
            if (decoded > mostDecoded()) {
                growPixels();
            } else if (isEnded) {
                return true;
            } else {
                readBlock();
            }
        }
    }

    private void decodeBlock() {
        if (WarmUp.LZW.isUnderWay()) {
            int before = decoded;
            PlainLzwCodes.decode(this, data);
            WarmUp.LZW.count(decoded - before);
        } else {
            LzwCodes.decode(this, data);
        }
    }

    /** How many pixels there may be at most before another code: room for the longest string is left then. */
    int mostDecoded() {
        int room = pixels.length - SLACK;
        return Math.min(limit - 1, room == count ? Integer.MAX_VALUE : room - MOST_CODES);
    }

    private void growPixels() {
        pixels = Arrays.copyOf(pixels, (int) Math.min(count, 4L * (pixels.length - SLACK)) + SLACK);
    }

    /** Whether the data have ended. */
    boolean isAtEnd() {
        return isEndOfInformation || isEnded;
    }

    private void readBlock() throws IOException {
        int used = bit >>> 3;
        System.arraycopy(data, used, data, 0, dataEnd - used);
        dataEnd -= used;
        bit &= 7;
        int length = stream.readUnsignedByte();
        isEnded = length == 0;
        for (int left = length; left > 0;) {
            int n = StreamReads.read(stream, data, dataEnd, left);
            if (n < 0) {
                throw new EOFException();
            }
            dataEnd += n;
            left -= n;
        }
        int end = Math.max(dataEnd, LOOK_AHEAD);
        Arrays.fill(data, dataEnd, end + Long.BYTES, (byte) 0);
        // At the end, the JDK's reader shifts in a byte of zeros, and takes the codes in it.
        begins = enough(begins, Math.min(MOST_CODES, next + 1 + end * Byte.SIZE / (initialSize + 1)) + SLACK);
        endOfBits = isEnded ? (end + 1) * Byte.SIZE : (end - LOOK_AHEAD) * Byte.SIZE + 7;
    }

    private static int[] enough(int[] array, int length) {
        return array.length >= length ? array : Arrays.copyOf(array, Math.max(length, 2 * array.length));
    }
}
