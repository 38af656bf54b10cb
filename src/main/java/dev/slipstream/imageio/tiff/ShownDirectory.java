package dev.slipstream.imageio.tiff;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A header and the directory of an image as it would be without compression, with the fields that pixels need. */
final class ShownDirectory {

    /** Where the directory is. */
    static final int POSITION = 8;

    private static final int MOST_ENTRIES = 16;
    private static final int ARRAYS = POSITION + 2 + 12 * MOST_ENTRIES + 4;

    private final ByteBuffer bytes;
    private int entries;
    private int end = ARRAYS;

    private ShownDirectory(ByteOrder order, int arrays) {
        bytes = ByteBuffer.allocate(ARRAYS + arrays).order(order);
        bytes.putShort((short) (order == ByteOrder.LITTLE_ENDIAN ? 0x4949 : 0x4d4d));
        bytes.putShort((short) 42).putInt(POSITION).putShort((short) 0);
    }

    /** The file up to where the strips begin, which follow each other. */
    static byte[] of(Directory d, Layout layout, ByteOrder order) throws IOException {
        int strips = layout.strips();
        int others = 4 * (d.count(Tag.BITS_PER_SAMPLE) + d.count(Tag.COLOR_MAP) + d.count(Tag.EXTRA_SAMPLES)
                + d.count(Tag.SAMPLE_FORMAT));
        ShownDirectory shown = new ShownDirectory(order, 8 * strips + others);
        long[] offsets = new long[strips];
        long[] counts = new long[strips];
        for (int i = 0; i < strips; i++) {
            offsets[i] = shown.bytes.capacity() + (long) i * layout.stripBytes();
            counts[i] = layout.stripBytes();
        }
        shown.copy(d, Tag.IMAGE_WIDTH, true);
        shown.copy(d, Tag.IMAGE_LENGTH, true);
        shown.copy(d, Tag.BITS_PER_SAMPLE, false);
        shown.put(Tag.COMPRESSION, Directory.SHORT, Tag.NONE);
        shown.copy(d, Tag.PHOTOMETRIC_INTERPRETATION, false);
        if (!layout.isTiled()) {
            shown.put(Tag.STRIP_OFFSETS, Directory.LONG, offsets);
        }
        shown.copy(d, Tag.SAMPLES_PER_PIXEL, false);
        if (!layout.isTiled()) {
            shown.copy(d, Tag.ROWS_PER_STRIP, true);
            shown.put(Tag.STRIP_BYTE_COUNTS, Directory.LONG, counts);
        }
        shown.copy(d, Tag.PLANAR_CONFIGURATION, false);
        shown.copy(d, Tag.COLOR_MAP, false);
        if (layout.isTiled()) {
            shown.copy(d, Tag.TILE_WIDTH, true);
            shown.copy(d, Tag.TILE_LENGTH, true);
            shown.put(Tag.TILE_OFFSETS, Directory.LONG, offsets);
            shown.put(Tag.TILE_BYTE_COUNTS, Directory.LONG, counts);
        }
        shown.copy(d, Tag.EXTRA_SAMPLES, false);
        shown.copy(d, Tag.SAMPLE_FORMAT, false);
        return shown.bytes.putShort(POSITION, (short) shown.entries).array();
    }

    private void copy(Directory d, int tag, boolean mayBeLong) throws IOException {
        if (d.has(tag)) {
            put(tag, mayBeLong ? Directory.LONG : Directory.SHORT, d.values(tag, mayBeLong, d.count(tag)));
        }
    }

    private void put(int tag, int type, long... values) {
        bytes.putShort((short) tag).putShort((short) type).putInt(values.length);
        int next = bytes.position() + 4;
        int size = values.length * (type == Directory.SHORT ? 2 : 4);
        if (size > 4) {
            bytes.putInt(end).position(end);
            end += size;
        }
        for (long value : values) {
            if (type == Directory.SHORT) {
                bytes.putShort((short) value);
            } else {
                bytes.putInt((int) value);
            }
        }
        bytes.position(next);
        entries++;
    }
}
