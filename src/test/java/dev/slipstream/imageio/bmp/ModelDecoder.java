package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Decodes whole BMP files in the simplest way, a pixel at a time, with no regard for speed. A reader must deliver the
 * same pixels. The file must be right, and without JPEG, PNG or Huffman.
 */
final class ModelDecoder {

    private static final int RLE8 = 1;
    private static final int RLE4 = 2;
    private static final int BITFIELDS = 3;
    private static final int RLE24_OF_OS2 = 4;
    private static final int ALPHABITFIELDS = 6;

    private final ByteBuffer file;
    private final int headerSize;
    private final int width;
    private final int height;
    private final boolean topDown;
    private final int bits;
    private final int compression;
    private final int offset;
    private final int[] masks;
    private final long[] pixels;
    private final boolean[] rowsThere;
    private boolean endsWithinRow;

    private ModelDecoder(byte[] bytes) {
        file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        headerSize = file.getInt(14);
        width = isCore() ? file.getShort(18) & 0xffff : file.getInt(18);
        int signedHeight = isCore() ? file.getShort(20) & 0xffff : file.getInt(22);
        height = Math.abs(signedHeight);
        topDown = signedHeight < 0;
        bits = file.getShort(isCore() ? 24 : 28);
        compression = headerSize >= 40 ? file.getInt(30) : 0;
        int stated = file.getInt(10);
        boolean isPaletteForgotten = bits <= 8 && stated == behindHeader();
        offset = stated == 0 || isPaletteForgotten ? behindPalette() : stated;
        masks = masks();
        pixels = new long[width * height];
        rowsThere = new boolean[height];
        decode();
    }

    /** Decodes the whole image. */
    static ModelDecoder of(byte[] file) {
        return new ModelDecoder(file);
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    int bits() {
        return bits;
    }

    /** Whether pixels have exactly these masks, and are not whole bytes or indexes. */
    boolean hasMasks(int red, int green, int blue, int alpha) {
        return (bits == 16 || bits == 32) && Arrays.equals(masks, new int[] {red, green, blue, alpha});
    }

    /** Whether pixels have alpha. */
    boolean hasAlpha() {
        return bits == 64 || ((bits == 16 || bits == 32) && masks[3] != 0);
    }

    /** The bits of a pixel in the file: an index, or the channels under its masks. */
    long pixel(int x, int y) {
        return pixels[y * width + x];
    }

    /** Whether the data have the row. Run lengths may leave rows out. */
    boolean isRowThere(int y) {
        return rowsThere[y];
    }

    /** Whether the data end within a row. */
    boolean endsWithinRow() {
        return endsWithinRow;
    }

    private boolean isCore() {
        return headerSize == 12;
    }

    private boolean isOs2() {
        return (headerSize < 64 && headerSize != 12 && headerSize != 40 && !hasMasks()) || headerSize == 64;
    }

    private boolean hasMasks() {
        return headerSize == 52 || headerSize == 56 || headerSize >= 108;
    }

    private int behindHeader() {
        boolean three = headerSize == 40 && compression == BITFIELDS;
        boolean four = headerSize == 40 && compression == ALPHABITFIELDS;
        return 14 + headerSize + (three ? 12 : four ? 16 : 0);
    }

    private int entrySize() {
        return isCore() ? 3 : 4;
    }

    private int behindPalette() {
        int used = headerSize >= 40 ? file.getInt(46) : 0;
        return behindHeader() + entrySize() * (used == 0 && bits <= 8 ? 1 << bits : used);
    }

    private int[] masks() {
        boolean isGiven = !isOs2() && (compression == BITFIELDS || compression == ALPHABITFIELDS);
        boolean hasAlpha = headerSize >= 56 && hasMasks() && bits != 16; // as in the JDK
        int alpha = hasAlpha || (headerSize == 40 && compression == ALPHABITFIELDS) ? file.getInt(66) : 0;
        if (isGiven) {
            return new int[] {file.getInt(54), file.getInt(58), file.getInt(62), alpha};
        }
        return bits == 16
                ? new int[] {0x7c00, 0x3e0, 0x1f, 0}
                : new int[] {0xff0000, 0xff00, 0xff, bits == 32 ? alpha : 0};
    }

    private boolean isRunLength() {
        return compression == RLE8 || compression == RLE4 || (isOs2() && compression == RLE24_OF_OS2);
    }

    private void decode() {
        if (isRunLength()) {
            ModelRle runLengths = new ModelRle(file, offset, dataEnd(), bits, width, height);
            endsWithinRow = !runLengths.decode((x, row, pixel) -> {
                int y = topDown ? row : height - 1 - row;
                rowsThere[y] = true;
                if (x >= 0) {
                    pixels[y * width + x] = pixel;
                }
            });
            return;
        }
        for (int y = 0; y < height; y++) {
            rowsThere[y] = true;
            int row = offset + (topDown ? y : height - 1 - y) * PackedRows.stride(width, bits);
            for (int x = 0; x < width; x++) {
                pixels[y * width + x] = unpacked(row, x);
            }
        }
    }

    private int dataEnd() {
        int imageSize = headerSize >= 40 ? file.getInt(34) : 0;
        return imageSize == 0 ? file.limit() : Math.min(file.limit(), offset + imageSize);
    }

    private long unpacked(int row, int x) {
        if (bits < 8) {
            int bit = x * bits;
            return file.get(row + bit / 8) >> (8 - bits - bit % 8) & (1 << bits) - 1;
        }
        long pixel = 0;
        for (int i = 0; i < bits / 8; i++) {
            pixel |= (file.get(row + x * bits / 8 + i) & 0xffL) << (8 * i);
        }
        return pixel;
    }

    /** The colour of a pixel, as {@code BufferedImage.getRGB} returns it. */
    int argb(int x, int y) {
        long pixel = pixel(x, y);
        if (bits == 64) {
            return alpha64(pixel) << 24 | linear(pixel, 32) << 16 | linear(pixel, 16) << 8 | linear(pixel, 0);
        }
        if (bits <= 8) {
            return colour((int) pixel);
        }
        int alpha = masks[3] == 0 ? 255 : channel(pixel, masks[3]);
        return alpha << 24 | channel(pixel, masks[0]) << 16 | channel(pixel, masks[1]) << 8 | channel(pixel, masks[2]);
    }

    /** A colour of the palette, which fills the room before the pixels; 0 after its end; gray if it is missing. */
    private int colour(int index) {
        int room = (offset - behindHeader()) / entrySize();
        if (room == 0) {
            return 0xff << 24 | 0x10101 * (index * 255 / ((1 << bits) - 1));
        }
        if (index >= room) {
            return 0;
        }
        int at = behindHeader() + index * entrySize();
        return 0xff << 24 | (file.get(at + 2) & 0xff) << 16 | (file.get(at + 1) & 0xff) << 8 | (file.get(at) & 0xff);
    }

    /** The bits of a mask, without gaps, in proportion to their largest value. */
    private static int channel(long pixel, int mask) {
        double value = 0;
        double most = 0;
        for (int bit = 31; bit >= 0; bit--) {
            if ((mask >>> bit & 1) != 0) {
                value = 2 * value + (pixel >>> bit & 1);
                most = 2 * most + 1;
            }
        }
        return most == 0 ? 0 : (int) Math.round(255 * (value / most));
    }

    /** Fixed point with 13 bits after the point. */
    private static double fixed(long pixel, int shift) {
        return Math.max(0, Math.min((short) (pixel >> shift) / 8192.0, 1));
    }

    private static int alpha64(long pixel) {
        return (int) Math.round(255 * fixed(pixel, 48));
    }

    /** From linear light to sRGB. */
    private static int linear(long pixel, int shift) {
        double light = fixed(pixel, shift);
        double level = light <= 0.0031308 ? 12.92 * light : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
        return (int) Math.round(255 * level);
    }

    /** Run lengths of 4, 8 or 24 bits, decoded one pixel at a time. */
    private static final class ModelRle {

        private final ByteBuffer in;
        private final int end;
        private final int bits;
        private final int width;
        private final int height;
        private int at;
        private int x;
        private int row;

        ModelRle(ByteBuffer in, int begin, int end, int bits, int width, int height) {
            this.in = in;
            this.at = begin;
            this.end = end;
            this.bits = bits;
            this.width = width;
            this.height = height;
        }

        /** Is told each pixel that the data have, with its row in the order of the file. */
        interface Canvas {
            /**
             * Takes one pixel.
             *
             * @param x less than 0 if all that is told is that the row is there
             */
            void set(int x, int row, int pixel);
        }

        /** Whether the data end with the image, or a row. Rows beyond the image are decoded, too, but not told. */
        boolean decode(Canvas canvas) {
            while (at + 1 < end) {
                int count = next();
                int second = in.get(at) & 0xff;
                if (count > 0) {
                    encoded(count, canvas);
                } else if (second > 2) {
                    at++;
                    absolute(second, canvas);
                } else if (!escape(second, canvas)) {
                    return true;
                }
            }
            return x == 0;
        }

        private int next() {
            return at < end ? in.get(at++) & 0xff : 0;
        }

        /** False at the end of the bitmap. */
        private boolean escape(int code, Canvas canvas) {
            at++;
            if (code == 1) {
                return false;
            }
            int right = code == 2 ? next() : -x;
            int down = code == 2 ? next() : 1;
            if (down > 0 && row < height) {
                canvas.set(-1, row, 0);
            }
            x += right;
            row += down;
            return true;
        }

        private void encoded(int count, Canvas canvas) {
            if (bits == 4) {
                int pair = next();
                for (int i = 0; i < count; i++) {
                    put(i % 2 == 0 ? pair >> 4 : pair & 15, canvas);
                }
                return;
            }
            int pixel = pixel();
            for (int i = 0; i < count; i++) {
                put(pixel, canvas);
            }
        }

        private void absolute(int count, Canvas canvas) {
            int begin = at;
            int pair = 0;
            for (int i = 0; i < count; i++) {
                if (bits != 4) {
                    put(pixel(), canvas);
                } else if (i % 2 == 0) {
                    pair = next();
                    put(pair >> 4, canvas);
                } else {
                    put(pair & 15, canvas);
                }
            }
            at += (at - begin) % 2;
        }

        private int pixel() {
            int pixel = 0;
            for (int shift = 0; shift < bits; shift += 8) {
                pixel |= next() << shift;
            }
            return pixel;
        }

        private void put(int pixel, Canvas canvas) {
            if (x < width) {
                if (row < height) {
                    canvas.set(x, row, pixel);
                }
                x++;
            }
        }
    }
}
