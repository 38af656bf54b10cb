package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.SourceRows;
import dev.slipstream.imageio.format.WrittenRegion;

/** Makes rows of a file from rows of an image. Each subclass takes one kind of elements. */
abstract class RowPacker {

    final WrittenRegion region;

    RowPacker(WrittenRegion region) {
        this.region = region;
    }

    /** Puts the pixels of the image's row {@code y} into {@code file} from index {@code at} on. */
    abstract void pack(SourceRows image, int y, byte[] file, int at);

    /** The elements of a row, from the first pixel that is written to the last. */
    final Object elements(SourceRows image, int y) {
        return image.elements(region.x(), y, region.span());
    }

    /** For pixels of less than 8 bits, the first one in the highest bits of a byte. */
    static final class OfBits extends RowPacker {

        private final int bits;

        OfBits(WrittenRegion region, int bits) {
            super(region);
            this.bits = bits;
        }

        @Override
        void pack(SourceRows image, int y, byte[] file, int at) {
            if (region.stepX() == 1) {
                int bytes = (int) (((long) region.width() * bits + 7) >> 3);
                System.arraycopy(image.elements(region.x(), y, region.width()), 0, file, at, bytes);
            } else {
                pack(image.samples(region.x(), y, region.span()), region.stepX(), file, at, region.width());
            }
        }

        private void pack(int[] samples, int step, byte[] file, int at, int count) {
            int collected = 0;
            int free = Byte.SIZE;
            int to = at;
            for (int i = 0, from = 0; i < count; i++, from += step) {
                free -= bits;
                collected |= samples[from] << free;
                if (free == 0) {
                    file[to++] = (byte) collected;
                    collected = 0;
                    free = Byte.SIZE;
                }
            }
            if (free < Byte.SIZE) {
                file[to] = (byte) collected;
            }
        }
    }

    /** For pixels of one byte, or of three in any order. The file has blue first. */
    static final class OfBytes extends RowPacker {

        /** Where the bytes of a pixel are in the image, in the file's order. */
        private final int[] offsets;

        private final boolean isCopied;

        /** {@code bandOffsets}: the offset of the one band, or those of red, green and blue. */
        OfBytes(WrittenRegion region, int[] bandOffsets) {
            super(region);
            int bands = bandOffsets.length;
            this.offsets = new int[bands];
            boolean isInOrder = true;
            for (int i = 0; i < bands; i++) {
                offsets[i] = bandOffsets[bands - 1 - i];
                isInOrder &= offsets[i] == i;
            }
            this.isCopied = isInOrder && region.stepX() == 1;
        }

        @Override
        void pack(SourceRows image, int y, byte[] file, int at) {
            byte[] row = (byte[]) elements(image, y);
            int bands = offsets.length;
            if (isCopied) {
                System.arraycopy(row, 0, file, at, region.width() * bands);
            } else if (bands == 1) {
                pick(row, region.stepX(), file, at, region.width());
            } else {
                swap(row, 3 * region.stepX(), file, at, region.width());
            }
        }

        private static void pick(byte[] row, int step, byte[] file, int at, int count) {
            for (int i = 0, from = 0; i < count; i++, from += step) {
                file[at + i] = row[from];
            }
        }

        private void swap(byte[] row, int step, byte[] file, int at, int count) {
            int blue = offsets[0];
            int green = offsets[1];
            int red = offsets[2];
            int to = at;
            for (int i = 0, from = 0; i < count; i++, from += step, to += 3) {
                file[to] = row[from + blue];
                file[to + 1] = row[from + green];
                file[to + 2] = row[from + red];
            }
        }
    }

    /** For pixels of 16 bits. The file has the lower byte first. */
    static final class OfShorts extends RowPacker {

        OfShorts(WrittenRegion region) {
            super(region);
        }

        @Override
        void pack(SourceRows image, int y, byte[] file, int at) {
            pack((short[]) elements(image, y), region.stepX(), file, at, region.width());
        }

        private static void pack(short[] row, int step, byte[] file, int at, int count) {
            int to = at;
            for (int i = 0, from = 0; i < count; i++, from += step, to += 2) {
                int pixel = row[from];
                file[to] = (byte) pixel;
                file[to + 1] = (byte) (pixel >> 8);
            }
        }
    }

    /** For pixels of an {@code int} with 8 bits for each colour in any place. The file has three bytes. */
    static final class OfInts extends RowPacker {

        private final int red;
        private final int green;
        private final int blue;

        /** {@code bitOffsets}: the lowest bits of red, green and blue. */
        OfInts(WrittenRegion region, int[] bitOffsets) {
            super(region);
            this.red = bitOffsets[0];
            this.green = bitOffsets[1];
            this.blue = bitOffsets[2];
        }

        @Override
        void pack(SourceRows image, int y, byte[] file, int at) {
            pack((int[]) elements(image, y), region.stepX(), file, at, region.width());
        }

        private void pack(int[] row, int step, byte[] file, int at, int count) {
            int r = red;
            int g = green;
            int b = blue;
            int to = at;
            for (int i = 0, from = 0; i < count; i++, from += step, to += 3) {
                int pixel = row[from];
                file[to] = (byte) (pixel >> b);
                file[to + 1] = (byte) (pixel >> g);
                file[to + 2] = (byte) (pixel >> r);
            }
        }
    }
}
