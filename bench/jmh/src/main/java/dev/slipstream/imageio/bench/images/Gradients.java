package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Paint;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Gradients from corner to corner, at every angle; those with alpha fade out. */
final class Gradients {

    private static final int[][] SIZES = {{200, 150}, {800, 600}, {1600, 900}};
    private static final int STEP = 15;
    private static final int HALF_TURN = 180;
    private static final Color FROM = new Color(0x204080);
    private static final Color TO = new Color(0xFFE0A0);
    private static final Color NOTHING = new Color(0xFF, 0xE0, 0xA0, 0);

    private Gradients() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int[] size : SIZES) {
            for (int angle = 0; angle < HALF_TURN; angle += STEP) {
                String name = "-" + size[0] + "x" + size[1] + "-" + angle;
                int turned = angle;
                DrawnImages.types().forEach((type, constant) -> all.put(type + name,
                        () -> scene(size[0], size[1], turned, constant).image(constant)));
            }
        }
        return all;
    }

    private static Scene scene(int width, int height, int angle, int type) {
        Color from = type == BufferedImage.TYPE_BYTE_GRAY ? Color.BLACK : FROM;
        Color to = type == BufferedImage.TYPE_BYTE_GRAY ? Color.WHITE
                : type == BufferedImage.TYPE_INT_ARGB ? NOTHING : TO;
        return Scene.drawn(width, height, graphics -> {
            graphics.setPaint(paint(width, height, angle, from, to));
            graphics.fillRect(0, 0, width, height);
        });
    }

    static Paint paint(int width, int height, int angle, Color from, Color to) {
        double cos = Math.cos(Math.toRadians(angle));
        double sin = Math.sin(Math.toRadians(angle));
        double length = (Math.abs(width * cos) + Math.abs(height * sin)) / 2;
        return new GradientPaint((float) (width / 2.0 - cos * length), (float) (height / 2.0 - sin * length), from,
                (float) (width / 2.0 + cos * length), (float) (height / 2.0 + sin * length), to);
    }
}
