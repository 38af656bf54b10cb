package dev.slipstream.imageio.bench.images;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.CubicCurve2D;
import java.util.Random;

/** Boxes with text in them and lines between them, on white. */
final class Diagram {
    private interface Part {
        void draw(Graphics2D graphics, int x, int y);
    }

    private static final int SEED = 3;
    private static final int COLUMN = 320;
    private static final int ROW = 240;
    private static final int BOX_WIDTH = 224;
    private static final int BOX_HEIGHT = 150;
    private static final int MARGIN = 10;
    private static final int LINE = 22;
    private static final int LETTER = 13;
    private static final Color INK = new Color(0x202830);
    private static final int[] FILLS = {0xFFF8E1, 0xE3F2FD, 0xE8F5E9, 0xFCE4EC, 0xF3E5F5};

    private final Random random = new Random(SEED);
    private final Lettering text = new Lettering(LETTER);
    private final int width;
    private final int height;

    private Diagram(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static Scene of(int width, int height) {
        return Scene.drawn(width, height, new Diagram(width, height)::draw);
    }

    private void draw(Graphics2D graphics) {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        everywhere(graphics, this::connection);
        everywhere(graphics, this::box);
    }

    private void everywhere(Graphics2D graphics, Part part) {
        for (int y = ROW / 4; y + BOX_HEIGHT < height; y += ROW) {
            for (int x = COLUMN / 6; x + BOX_WIDTH < width; x += COLUMN) {
                part.draw(graphics, x, y);
            }
        }
    }

    private void connection(Graphics2D graphics, int x, int y) {
        int toX = x + COLUMN * (random.nextInt(3) - 1);
        int toY = y + ROW * (1 + random.nextInt(2));
        graphics.setColor(INK);
        graphics.setStroke(new BasicStroke(2));
        graphics.draw(new CubicCurve2D.Double(x + BOX_WIDTH / 2, y, x + BOX_WIDTH / 2, toY,
                toX + BOX_WIDTH / 2, y, toX + BOX_WIDTH / 2, toY));
    }

    private void box(Graphics2D graphics, int x, int y) {
        graphics.setColor(new Color(FILLS[random.nextInt(FILLS.length)]));
        graphics.fillRoundRect(x, y, BOX_WIDTH, BOX_HEIGHT, 16, 16);
        graphics.setColor(INK);
        graphics.setStroke(new BasicStroke(2));
        graphics.drawRoundRect(x, y, BOX_WIDTH, BOX_HEIGHT, 16, 16);
        for (int line = y + MARGIN; line + LINE < y + BOX_HEIGHT; line += LINE) {
            text.line(graphics, x + MARGIN, line, (BOX_WIDTH - 2 * MARGIN) * (1 + random.nextInt(3)) / 3);
        }
    }
}
