package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.image.BufferedImage;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Gradients from corner to corner, at every angle; those with alpha fade out. */
final class Gradients {

    private static final int[][] SIZES = {{200, 150}, {800, 600}, {1600, 900}};
    private static final int STEP = 15;
    private static final int HALF_TURN = 180;
    private static final Color FROM = new Color(0x1E3C78);
    private static final Color TO = new Color(0xF0DCB4);
    private static final Color NOTHING = new Color(0xF0, 0xDC, 0xB4, 0);
    private static final Map<String, Integer> TYPES = Map.of("gray", BufferedImage.TYPE_BYTE_GRAY,
            "rgb", BufferedImage.TYPE_INT_RGB, "argb", BufferedImage.TYPE_INT_ARGB);

    private Gradients() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new TreeMap<>();
        for (int[] size : SIZES) {
            for (int angle = 0; angle < HALF_TURN; angle += STEP) {
                int turned = angle;
                TYPES.forEach((name, type) -> all.put(
                        String.format(Locale.ROOT, "%s-%dx%d-%03d", name, size[0], size[1], turned),
                        () -> image(size[0], size[1], turned, type)));
            }
        }
        return all;
    }

    /** Drawn onto an image of that type: the grays are those that Java2D makes of the colours. */
    private static BufferedImage image(int width, int height, int angle, int type) {
        BufferedImage image = new BufferedImage(width, height, type);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setPaint(paint(width, height, angle, FROM, type == BufferedImage.TYPE_INT_ARGB ? NOTHING : TO));
            graphics.fillRect(0, 0, width, height);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    static Paint paint(int width, int height, int angle, Color from, Color to) {
        double cos = Math.cos(Math.toRadians(angle));
        double sin = Math.sin(Math.toRadians(angle));
        double length = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
        return new GradientPaint((float) (width / 2.0 - cos * length), (float) (height / 2.0 - sin * length), from,
                (float) (width / 2.0 + cos * length), (float) (height / 2.0 + sin * length), to);
    }
}
