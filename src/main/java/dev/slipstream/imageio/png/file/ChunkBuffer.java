package dev.slipstream.imageio.png.file;

import java.util.Arrays;
import java.util.zip.CRC32;

/** Chunks, one after the other (PNG specification, section 5.3). */
public final class ChunkBuffer {

    /** Bytes of a chunk besides its data: length, type and CRC. */
    public static final int AROUND = 12;

    /** Bytes of a chunk before its data: length and type. */
    private static final int BEFORE = 8;

    private final CRC32 crc = new CRC32();
    private byte[] bytes;

    /** How many bytes have been added. */
    private int size;

    /** Index of the first byte of the last chunk. */
    private int chunk;

    /** {@code capacity}: bytes that can be added without {@link #ensure}. */
    public ChunkBuffer(int capacity) {
        bytes = new byte[capacity];
    }

    public byte[] bytes() {
        return bytes;
    }

    /** Makes room for {@code length} more bytes. */
    public void ensure(int length) {
        if (length > bytes.length - size) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * size, size + length));
        }
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    /** Begins a chunk. The bytes added from now on are its data. */
    public void begin(int type) {
        chunk = size;
        size += Integer.BYTES;
        add(type);
    }

    /** How many bytes of data the chunk has so far. */
    public int length() {
        return size - chunk - BEFORE;
    }

    public void end() {
        put(bytes, chunk, length());
        crc.reset();
        crc.update(bytes, chunk + Integer.BYTES, size - chunk - Integer.BYTES);
        add((int) crc.getValue());
    }

    public void add(byte[] source, int offset, int length) {
        System.arraycopy(source, offset, bytes, size, length);
        size += length;
    }

    public void add(int value) {
        put(bytes, size, value);
        size += Integer.BYTES;
    }

    void add(byte value) {
        bytes[size++] = value;
    }

    /** Puts an int into a file byte by byte, for the same reason as {@link PngHeader#intAt}. */
    public static void put(byte[] to, int index, int value) {
        to[index] = (byte) (value >> 24);
        to[index + 1] = (byte) (value >> 16);
        to[index + 2] = (byte) (value >> 8);
        to[index + 3] = (byte) value;
    }
}
