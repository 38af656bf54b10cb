package dev.slipstream.imageio.bench.images;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** A picture of any depth, computed or drawn, a row of one channel at a time. */
record Scene(int width, int height, Samples samples) {

    static final int RED = 0;
    static final int GREEN = 1;
    static final int BLUE = 2;
    static final int ALPHA = 3;

    interface Samples {

        /** Fills a row, of zeros so far, with the 16-bit samples of one channel. */
        void fill(int y, int channel, int[] row);
    }

    /** What Java2D draws, with smooth edges, on a transparent ground. */
    static Scene drawn(int width, int height, Consumer<Graphics2D> drawing) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            drawing.accept(graphics);
        } finally {
            graphics.dispose();
        }
        return new Scene(width, height, (y, channel, row) -> {
            image.getRGB(0, y, width, 1, row, 0, width);
            int shift = channel == ALPHA ? 24 : 16 - 8 * channel;
            for (int x = 0; x < width; x++) {
                row[x] = (row[x] >>> shift & 0xFF) * 0x101;
            }
        });
    }

    /** The same with few levels in each channel, so that neighbours are often equal. */
    Scene withLevels(int levels) {
        return new Scene(width, height, (y, channel, row) -> {
            samples.fill(y, channel, row);
            for (int x = 0; x < width; x++) {
                row[x] = row[x] * levels / (ValueNoise.MAX + 1) * (ValueNoise.MAX / (levels - 1));
            }
        });
    }

    /** A row of one channel, with {@code bits} bits a sample. */
    int[] row(int y, int channel, int bits) {
        int[] row = new int[width];
        samples.fill(y, channel, row);
        for (int x = 0; x < width; x++) {
            row[x] >>>= 16 - bits;
        }
        return row;
    }

    /** @param type one of {@link BufferedImage}'s constants */
    BufferedImage image(int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        boolean isGray = type == BufferedImage.TYPE_BYTE_GRAY || type == BufferedImage.TYPE_USHORT_GRAY;
        int[] bits = image.getSampleModel().getSampleSize();
        for (int y = 0; y < height; y++) {
            if (isGray) {
                // Past the colour model, which would change the levels to those of a linear gray.
                image.getRaster().setSamples(0, y, width, 1, 0, row(y, GREEN, bits[0]));
            } else {
                image.setRGB(0, y, width, 1, argb(y, image.getColorModel().hasAlpha()), 0, width);
            }
        }
        return image;
    }

    private int[] argb(int y, boolean hasAlpha) {
        int[] red = row(y, RED, 8);
        int[] green = row(y, GREEN, 8);
        int[] blue = row(y, BLUE, 8);
        int[] argb = hasAlpha ? row(y, ALPHA, 8) : new int[width];
        for (int x = 0; x < width; x++) {
            argb[x] = (hasAlpha ? argb[x] : 0xFF) << 24 | red[x] << 16 | green[x] << 8 | blue[x];
        }
        return argb;
    }
}
