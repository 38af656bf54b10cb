package dev.slipstream.imageio.bench.images;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** What Java2D draws, with smooth edges, on a transparent ground. */
final class DrawnScene implements Scene {
    private final BufferedImage image;

    private DrawnScene(BufferedImage image) {
        this.image = image;
    }

    static DrawnScene of(int width, int height, Consumer<Graphics2D> drawing) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            drawing.accept(graphics);
        } finally {
            graphics.dispose();
        }
        return new DrawnScene(image);
    }

    @Override
    public int width() {
        return image.getWidth();
    }

    @Override
    public int height() {
        return image.getHeight();
    }

    @Override
    public void row(int y, int channel, int[] row) {
        image.getRGB(0, y, row.length, 1, row, 0, row.length);
        int shift = channel == Photo.ALPHA ? 24 : 16 - 8 * channel;
        for (int x = 0; x < row.length; x++) {
            row[x] = (row[x] >>> shift & 0xFF) * 0x101;
        }
    }
}
