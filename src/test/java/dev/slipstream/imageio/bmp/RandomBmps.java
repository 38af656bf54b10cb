package dev.slipstream.imageio.bmp;

import java.util.Random;

/** Draws files of every kind that the model decodes. The same random numbers give equal files. */
final class RandomBmps {

    private static final int[] HEADERS = {12, 16, 40, 40, 40, 52, 56, 64, 108, 124};
    private static final int[] DEPTHS = {1, 2, 4, 8, 16, 24, 32, 64};

    private final Random random;
    private final StringBuilder drawn = new StringBuilder();
    private int headerSize;
    private int bits;
    private int width;
    private int height;
    private int colours;

    RandomBmps(Random random) {
        this.random = random;
    }

    /** What has been drawn, for the report of a failure. */
    @Override
    public String toString() {
        return drawn.toString();
    }

    byte[] next() {
        drawn.setLength(0);
        headerSize = HEADERS[random.nextInt(HEADERS.length)];
        do {
            bits = DEPTHS[random.nextInt(DEPTHS.length)];
        } while ((headerSize == 12 && (bits == 16 || bits == 32)) || (headerSize < 40 && bits == 64)
                || (isOs2() && (bits == 16 || bits == 32 || bits == 64)));
        boolean isWide = oneIn(60); // longer than any block that is read
        width = 1 + random.nextInt(isWide ? 9000 : oneIn(6) ? 80 : 18);
        height = 1 + random.nextInt(isWide ? 5 : 14);
        drawn.append("header ").append(headerSize).append(", ").append(bits).append(" bits, ")
                .append(width).append('x').append(height);
        BmpBuilder bmp = new BmpBuilder(headerSize, bits, width, height);
        if (headerSize != 12 && oneIn(3)) {
            bmp.topDown();
            drawn.append(", top-down");
        }
        drawPalette(bmp);
        if (isRunLengthPossible() && random.nextBoolean()) {
            drawRunLengths(bmp);
        } else {
            drawMasks(bmp);
            bmp.data(withPadding(PackedRows.of(pixels(), width, height, bits, bmp.isTopDown())));
            drawWrongSizes(bmp);
        }
        drawPlace(bmp);
        return bmp.toByteArray();
    }

    private boolean isOs2() {
        return headerSize == 16 || headerSize == 64;
    }

    /** Whether a decoder can find the length of the palette without the position of the pixels. */
    private boolean isPaletteSizeTold() {
        boolean isFull = bits <= 8 && colours == 1 << bits;
        return headerSize < 40 ? isFull || (bits > 8 && colours == 0) : isFull || colours > 0 || bits > 8;
    }

    private boolean isRunLengthPossible() {
        return headerSize >= 40 && (bits == 4 || bits == 8 || (bits == 24 && headerSize == 64));
    }

    private void drawPalette(BmpBuilder bmp) {
        int full = bits <= 8 ? 1 << bits : 0;
        int entries = switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> random.nextInt(300);
            case 2 -> full + random.nextInt(3);
            case 3 -> random.nextInt(full + 1);
            default -> full;
        };
        entries = bits <= 8 ? Math.max(1, entries) : entries;
        colours = entries;
        bmp.palette(oneIn(5) ? grayRamp(entries) : random.ints(entries).toArray()).coloursUsed(entries);
        drawn.append(", ").append(entries).append(" colours");
    }

    private static int[] grayRamp(int entries) {
        int[] ramp = new int[entries];
        for (int i = 0; i < entries; i++) {
            ramp[i] = 0x10101 * (i & 0xff);
        }
        return ramp;
    }

    private long[] pixels() {
        return random.longs((long) width * height).toArray();
    }

    /** Fills the bits after the last pixel of each row. */
    private byte[] withPadding(byte[] rows) {
        int stride = PackedRows.stride(width, bits);
        for (int row = 0; row < rows.length; row += stride) {
            for (int bit = width * bits; bit < 8 * stride; bit++) {
                rows[row + bit / 8] |= (byte) (random.nextInt(2) << (7 - bit % 8));
            }
        }
        return rows;
    }

    private void drawRunLengths(BmpBuilder bmp) {
        int[] pixels = new int[width * height];
        int most = bits == 24 ? 1 << 24 : 1 << bits;
        int skip = random.nextInt(4);
        for (int i = 0; i < pixels.length; i++) {
            boolean isLikeTheOneBefore = i > 0 && random.nextInt(5) > 1;
            pixels[i] = isLikeTheOneBefore ? pixels[i - 1]
                    : skip > 0 && oneIn(10) ? RleEncoder.SKIPPED : random.nextInt(most);
        }
        bmp.compression(bits == 8 ? BmpBuilder.RLE8 : bits == 4 ? BmpBuilder.RLE4 : BmpBuilder.RLE24)
                .data(new RleEncoder(random, pixels, width, height, bits).encode());
        drawn.append(", run lengths");
        if (oneIn(3)) {
            bmp.claimImageSize(0);
            drawn.append(" of unknown size");
        }
    }

    private void drawMasks(BmpBuilder bmp) {
        if ((bits != 16 && bits != 32) || isOs2() || oneIn(4)) {
            return;
        }
        int[] masks = RandomMasks.next(random, bits);
        boolean hasAlpha = headerSize == 40 ? oneIn(3) : headerSize >= 56 && random.nextBoolean();
        bmp.masks(masks[0], masks[1], masks[2], hasAlpha ? masks[3] : 0)
                .compression(headerSize == 40 && hasAlpha ? BmpBuilder.ALPHABITFIELDS : BmpBuilder.BITFIELDS);
        drawn.append(", masks");
        for (int i = 0; i < (hasAlpha ? 4 : 3); i++) {
            drawn.append(' ').append(Integer.toHexString(masks[i]));
        }
    }

    private void drawWrongSizes(BmpBuilder bmp) {
        if (oneIn(4)) {
            int size = oneIn(2) ? 0 : random.nextInt(5000);
            bmp.claimFileSize(size);
            drawn.append(", claims a file of ").append(size);
        }
        if (oneIn(4)) {
            int size = oneIn(2) ? 0 : random.nextInt(5000);
            bmp.claimImageSize(size);
            drawn.append(", claims an image of ").append(size);
        }
    }

    private void drawPlace(BmpBuilder bmp) {
        if (oneIn(8) && isPaletteSizeTold()) {
            bmp.claimOffset(0);
            drawn.append(", pixels at an unknown place");
        } else if (oneIn(6)) {
            int gap = random.nextInt(40);
            bmp.gap(gap);
            drawn.append(", gap ").append(gap);
        }
        if (oneIn(4)) {
            bmp.bytesBehind(random.nextInt(50));
            drawn.append(", bytes behind");
        }
    }

    private boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    /** Draws masks for red, green, blue and alpha. */
    private static final class RandomMasks {

        private RandomMasks() {}

        static int[] next(Random random, int bits) {
            int all = bits == 32 ? -1 : (1 << bits) - 1;
            return switch (random.nextInt(8)) {
                case 0 -> usual(bits);
                case 1 -> new int[] {random.nextInt() & all, random.nextInt() & all, random.nextInt() & all, all};
                case 2 -> new int[] {all, all, all, 1 << random.nextInt(bits)};
                default -> sideBySide(random, bits);
            };
        }

        private static int[] usual(int bits) {
            return bits == 16
                    ? new int[] {0xf00, 0xf0, 0xf, 0xf000}
                    : new int[] {0xff0000, 0xff00, 0xff, 0xff000000};
        }

        /** Not all of the colours 0: of that no picture can be made. */
        private static int[] sideBySide(Random random, int bits) {
            int[] masks = apart(random, bits);
            return (masks[0] | masks[1] | masks[2]) == 0 ? usual(bits) : masks;
        }

        /** Whole, apart from each other, in any order, of any width; some may be 0. */
        private static int[] apart(Random random, int bits) {
            int[] masks = new int[4];
            int[] order = {0, 1, 2, 3};
            for (int i = 3; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int swapped = order[i];
                order[i] = order[j];
                order[j] = swapped;
            }
            int at = 0;
            for (int channel : order) {
                int width = Math.min(random.nextInt(bits / 2), bits - at);
                masks[channel] = width == 0 ? 0 : (int) ((1L << width) - 1) << at;
                at += width;
            }
            return masks;
        }
    }
}
