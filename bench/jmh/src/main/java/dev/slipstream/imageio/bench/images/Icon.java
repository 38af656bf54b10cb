package dev.slipstream.imageio.bench.images;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;

/** A round button on a transparent ground: a gradient, a mark, a shadow. */
final class Icon {
    private Icon() {
    }

    static Scene of(int size) {
        return DrawnScene.of(size, size, graphics -> draw(graphics, size));
    }

    private static void draw(Graphics2D graphics, int size) {
        int margin = size / 16;
        int round = size - 3 * margin;
        graphics.setColor(new Color(0, 0, 0, 0x50));
        graphics.fillOval(margin, 2 * margin, round, round);
        graphics.setPaint(new GradientPaint(0, margin, new Color(0x6FBF73), 0, round, new Color(0x2E7D32)));
        graphics.fillOval(margin, margin, round, round);
        graphics.setColor(Color.WHITE);
        graphics.setStroke(new BasicStroke(size / 10f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.drawPolyline(new int[] {size / 4, size * 7 / 16, size * 11 / 16},
                new int[] {size / 2, size * 5 / 8, size / 3}, 3);
    }
}
