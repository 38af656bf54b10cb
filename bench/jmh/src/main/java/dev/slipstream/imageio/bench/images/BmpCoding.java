package dev.slipstream.imageio.bench.images;

import dev.slipstream.imageio.bmp.BmpBuilder;
import dev.slipstream.imageio.bmp.RleOutput;

/** The ways to store pixels in a BMP that benchmarks read, each with the header that is usual for it. */
enum BmpCoding {
    RGB24(24, 0xFF0000, 0xFF00, 0xFF),
    RGB24_TOPDOWN(24, 0xFF0000, 0xFF00, 0xFF),
    RGB32(32, 0xFF0000, 0xFF00, 0xFF),
    RGB555(16, 0x7C00, 0x3E0, 0x1F),
    RGB565(40, 16, BmpBuilder.BITFIELDS, 0xF800, 0x7E0, 0x1F, 0),
    ARGB8888(108, 32, BmpBuilder.BITFIELDS, 0xFF0000, 0xFF00, 0xFF, 0xFF000000),
    ARGB4444(108, 16, BmpBuilder.BITFIELDS, 0xF00, 0xF0, 0xF, 0xF000),
    PALETTE8(8),
    PALETTE4(4),
    PALETTE2(2),
    PALETTE1(1),
    RLE8(40, 8, BmpBuilder.RLE8),
    RLE4(40, 4, BmpBuilder.RLE4);

    /** As the header says that an image is a drawing. */
    private static final int INTENT_GRAPHICS = 2;
    private static final int MAX_COUNT = 255;
    /** A run that is shorter costs no less than its pixels. */
    private static final int LEAST_RUN = 4;
    /** Shorter ones would be escapes. */
    private static final int LEAST_ABSOLUTE = 3;

    private final int headerSize;
    private final int bits;
    private final int compression;
    /** Of red, green, blue and alpha; none where there is a palette. */
    private final int[] masks;

    BmpCoding(int bits) {
        this(40, bits, BmpBuilder.RGB);
    }

    BmpCoding(int bits, int red, int green, int blue) {
        this(40, bits, BmpBuilder.RGB, red, green, blue, 0);
    }

    BmpCoding(int headerSize, int bits, int compression, int... masks) {
        this.headerSize = headerSize;
        this.bits = bits;
        this.compression = compression;
        this.masks = masks;
    }

    /** Those of the image that it is decoded to. */
    boolean hasAlpha() {
        return masks.length > 3 && masks[Scene.ALPHA] != 0;
    }

    boolean isIndexed() {
        return masks.length == 0;
    }

    byte[] encode(Scene scene) {
        BmpBuilder file = new BmpBuilder(headerSize, bits, scene.width(), scene.height()).compression(compression)
                .resolution(0).intent(INTENT_GRAPHICS);
        if (this == RGB24_TOPDOWN) {
            file.topDown();
        }
        if (isIndexed()) {
            file.palette(Palette.colours(1 << bits));
        } else {
            file.masks(masks[0], masks[1], masks[2], masks[3]);
        }
        if (compression == BmpBuilder.RGB) {
            file.claimImageSize(0); // only uncompressed pixels may leave it open
        }
        boolean isCoded = compression == BmpBuilder.RLE8 || compression == BmpBuilder.RLE4;
        return (isCoded ? file.data(runLengths(scene)) : file.pixels(allPixels(scene))).toByteArray();
    }

    private long[] allPixels(Scene scene) {
        long[] all = new long[scene.width() * scene.height()];
        for (int i = 0; i < all.length; i += scene.width()) {
            int[] row = pixels(scene, i / scene.width());
            for (int x = 0; x < row.length; x++) {
                all[i + x] = row[x];
            }
        }
        return all;
    }

    private static long max(int mask) {
        return (1L << Integer.bitCount(mask)) - 1;
    }

    /** As the file has them: indexes, or channels under their masks. */
    private int[] pixels(Scene scene, int y) {
        if (isIndexed()) {
            return scene.row(y, Scene.GREEN, bits);
        }
        int[] pixels = new int[scene.width()];
        for (int channel = 0; channel < masks.length; channel++) {
            int mask = masks[channel];
            int[] row = mask == 0 ? new int[pixels.length] : scene.row(y, channel, 8);
            for (int x = 0; x < row.length; x++) {
                pixels[x] |= (int) (((row[x] * max(mask) + 127) / 255) << Integer.numberOfTrailingZeros(mask));
            }
        }
        return pixels;
    }

    private byte[] runLengths(Scene scene) {
        RleOutput out = new RleOutput(bits);
        for (int y = scene.height() - 1; y >= 0; y--) {
            addRow(pixels(scene, y), out);
            out.endOfLine();
        }
        out.endOfBitmap();
        return out.toByteArray();
    }

    private void addRow(int[] row, RleOutput out) {
        int x = 0;
        while (x < row.length) {
            int run = run(row, x);
            int absolute = absolute(row, x);
            if (absolute < LEAST_ABSOLUTE || run >= LEAST_RUN) {
                out.encoded(run, row[x], run > 1 ? row[x + 1] : 0);
                x += run;
            } else {
                out.absolute(row, x, absolute, 0);
                x += absolute;
            }
        }
    }

    /** Pixels from x on that one run can hold: equal ones, or two in turn at 4 bits. */
    private int run(int[] row, int x) {
        int period = bits == 4 ? 2 : 1;
        int run = 1;
        while (x + run < row.length && run < MAX_COUNT
                && (run < period || row[x + run] == row[x + run - period])) {
            run++;
        }
        return run;
    }

    private int absolute(int[] row, int x) {
        int count = 0;
        while (x + count < row.length && count < MAX_COUNT && run(row, x + count) < LEAST_RUN) {
            count++;
        }
        return count;
    }
}
