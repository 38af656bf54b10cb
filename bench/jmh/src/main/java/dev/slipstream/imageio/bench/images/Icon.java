package dev.slipstream.imageio.bench.images;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;

/** A round button on a transparent ground: a gradient, a mark, a shadow. */
final class Icon {
    private static final float GOLDEN_RATIO = 0.618034f;

    private Icon() {
    }

    /** The seed gives the colour. */
    static Scene of(int size, int seed) {
        float hue = seed * GOLDEN_RATIO;
        return Scene.drawn(size, size, graphics -> draw(graphics, size, hue));
    }

    private static void draw(Graphics2D graphics, int size, float hue) {
        int margin = size / 16;
        int round = size - 3 * margin;
        graphics.setColor(new Color(0, 0, 0, 0x50));
        graphics.fillOval(margin, 2 * margin, round, round);
        graphics.setPaint(new GradientPaint(
                0, margin, Color.getHSBColor(hue, 0.4f, 0.75f), 0, round, Color.getHSBColor(hue, 0.6f, 0.5f)));
        graphics.fillOval(margin, margin, round, round);
        graphics.setColor(Color.WHITE);
        graphics.setStroke(new BasicStroke(size / 10f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.drawPolyline(new int[] {size / 4, size * 7 / 16, size * 11 / 16},
                new int[] {size / 2, size * 5 / 8, size / 3}, 3);
    }
}
