package dev.slipstream.imageio.png.write;

import org.jspecify.annotations.Nullable;

/** Converts indexes of 1, 2 or 4 bits. The leftmost is in the highest bits of a byte, as in the file. */
final class PackedBits implements ScanlineConverter {

    private final int bits;

    /** For each index in the image, the index in the file; null if they are the same. */
    private final byte @Nullable [] order;

    PackedBits(int bits, byte @Nullable [] order) {
        this.bits = bits;
        this.order = order;
    }

    @Override
    public void convert(Object elements, int pixels, byte[] scanline) {
        byte[] row = (byte[]) elements;
        long used = (long) pixels * bits;
        int bytes = (int) ((used + 7) >> 3);
        if (order == null) {
            System.arraycopy(row, 0, scanline, 0, bytes);
        } else {
            reorder(order, row, pixels, scanline);
        }
        int unused = (int) (-used & 7);
        scanline[bytes - 1] &= (byte) (0xff << unused);
    }

    private void reorder(byte[] order, byte[] row, int pixels, byte[] scanline) {
        int perByte = Byte.SIZE / bits;
        int mask = (1 << bits) - 1;
        for (int i = 0, at = 0; i < pixels; i += perByte, at++) {
            int from = row[at];
            int to = 0;
            int end = Byte.SIZE - bits * Math.min(perByte, pixels - i);
            for (int shift = Byte.SIZE - bits; shift >= end; shift -= bits) {
                to |= order[(from >> shift) & mask] << shift;
            }
            scanline[at] = (byte) to;
        }
    }
}
