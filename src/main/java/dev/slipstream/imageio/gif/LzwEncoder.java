package dev.slipstream.imageio.gif;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageOutputStream;

/**
 * Compresses indexes by LZW, with the codes of the JDK's encoder: the longest known string each time, and a clear code
 * when a new string finds the table full. Writes blocks of 255 bytes, each after its length.
 */
final class LzwEncoder {

    private static final int BLOCK = 255;
    private static final int MOST_CODES = 1 << 12;

    /** How many blocks are collected before they go to the stream. */
    private static final int BLOCKS = 32;

    private final ImageOutputStream out;

    /**
     * A hash table of strings, each as {@code prefix << 20 | index << 12 | code}: that of its all but last indexes, its
     * last index, and its own. No string has 0, since the codes of strings begin after the two special ones.
     */
    private final int[] strings;
    private final int hashShift;

    private final int indexBits;
    private final int clearCode;
    private int nextCode;
    private int codeBits;

    /** The code of the indexes that are not written yet; -1 at the beginning. */
    private int prefix = -1;

    /** Bits that are not in the buffer yet, the first one lowest. */
    private long bits;
    private int bitCount;

    private final byte[] buffer;

    /** Where the length of the present block is in the buffer. */
    private int block;

    /** Where the next byte goes. */
    private int next = 1;

    /** {@code pixels}: how many indexes there are, by which tables are sized. */
    LzwEncoder(ImageOutputStream out, int indexBits, long pixels) {
        int hashBits = Math.max(6, Math.min(14, 65 - Long.numberOfLeadingZeros(pixels)));
        strings = new int[1 << hashBits];
        hashShift = 32 - hashBits;
        buffer = new byte[(1 + BLOCK) * (int) Math.max(1, Math.min(BLOCKS, pixels >> 7))];
        this.out = out;
        this.indexBits = indexBits;
        clearCode = 1 << indexBits;
        forgetStrings();
        put(clearCode);
    }

    private void forgetStrings() {
        nextCode = clearCode + 2;
        codeBits = indexBits + 1;
    }

    private void put(int code) {
        bits |= (long) code << bitCount;
        bitCount += codeBits;
    }

    /** Compresses the first {@code count} of {@code indexes}, which have no more bits than was said. */
    void encode(byte[] indexes, int count) throws IOException {
        int[] strings = this.strings;
        int mask = strings.length - 1;
        int hashShift = this.hashShift;
        int prefix = this.prefix;
        int i = 0;
        if (prefix < 0 && count > 0) {
            prefix = indexes[i++] & 0xff;
        }
        while (i < count) {
            int index = indexes[i++] & 0xff;
            int key = prefix << 20 | index << 12;
            int slot = ((prefix << 8 | index) * 0x9E3779B1) >>> hashShift;
            int string = strings[slot];
            while (string != 0 && (string & -MOST_CODES) != key) {
                slot = slot + 1 & mask;
                string = strings[slot];
            }
            if (string != 0) {
                prefix = string & MOST_CODES - 1;
            } else {
                put(prefix);
                addString(slot, key);
                putBytes();
                prefix = index;
            }
        }
        this.prefix = prefix;
    }

    private void addString(int slot, int key) {
        if (nextCode < MOST_CODES) {
            strings[slot] = key | nextCode;
            if (nextCode == 1 << codeBits) {
                codeBits++;
            }
            nextCode++;
        } else {
            put(clearCode);
            Arrays.fill(strings, 0);
            forgetStrings();
        }
    }

    /** Moves four bytes into the buffer as soon as there are four. */
    private void putBytes() throws IOException {
        if (bitCount >= Integer.SIZE) {
            if (next - block + Integer.BYTES > 1 + BLOCK) {
                putWholeBytes();
                return;
            }
            byte[] buffer = this.buffer;
            int next = this.next;
            buffer[next] = (byte) bits;
            buffer[next + 1] = (byte) (bits >> 8);
            buffer[next + 2] = (byte) (bits >> 16);
            buffer[next + 3] = (byte) (bits >> 24);
            this.next = next + Integer.BYTES;
            bits >>>= Integer.SIZE;
            bitCount -= Integer.SIZE;
        }
    }

    private void putWholeBytes() throws IOException {
        while (bitCount >= Byte.SIZE) {
            putByte();
        }
    }

    /** Begins a block only when there is a byte for it. */
    private void putByte() throws IOException {
        if (next - block > BLOCK) {
            endBlock();
        }
        buffer[next++] = (byte) bits;
        bits >>>= Byte.SIZE;
        bitCount -= Byte.SIZE;
    }

    private void endBlock() throws IOException {
        buffer[block] = (byte) (next - block - 1);
        if (next == buffer.length) {
            out.write(buffer, 0, next);
            next = 0;
        }
        block = next++;
    }

    /** Writes the blocks that the JDK's encoder has written by now: all before a block that has a bit. */
    void flush() throws IOException {
        putWholeBytes();
        if (next - block > BLOCK && bitCount > 0) {
            endBlock();
        }
        if (block > 0) {
            out.write(buffer, 0, block);
            System.arraycopy(buffer, block, buffer, 0, next - block);
            next -= block;
            block = 0;
        }
    }

    /** Writes the rest, which the code for the end follows. */
    void end() throws IOException {
        if (prefix >= 0) {
            put(prefix);
        }
        put(clearCode + 1);
        while (bitCount > 0) {
            putByte();
        }
        buffer[block] = (byte) (next - block - 1);
        out.write(buffer, 0, next);
    }
}
