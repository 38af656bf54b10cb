package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.util.Random;

/** A window of an application: bars with gradients, buttons, a list, and a page of text. Opaque. */
final class Screenshot {
    private static final int SEED = 4;
    private static final int BAR = 34;
    private static final int BUTTON = 22;
    private static final int LIST_WIDTH = 210;
    private static final int LINE = 19;
    private static final int LETTER = 9;
    private static final int MARGIN = 12;
    private static final Color INK = new Color(0x24292E);

    private final Random random = new Random(SEED);
    private final Lettering text = new Lettering(LETTER);
    private final int width;
    private final int height;

    private Screenshot(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static Scene of(int width, int height) {
        return Scene.drawn(width, height, new Screenshot(width, height)::draw);
    }

    private void draw(Graphics2D graphics) {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        bar(graphics, 0, new Color(0x5A6B7C), new Color(0x3C4856));
        bar(graphics, BAR, new Color(0xF4F5F6), new Color(0xDADDE0));
        for (int x = MARGIN; x < width - BUTTON; x += BUTTON + MARGIN) {
            button(graphics, x, BAR + (BAR - BUTTON) / 2);
        }
        list(graphics);
        page(graphics);
    }

    private void bar(Graphics2D graphics, int y, Color top, Color bottom) {
        graphics.setPaint(new GradientPaint(0, y, top, 0, y + BAR, bottom));
        graphics.fillRect(0, y, width, BAR);
    }

    private void button(Graphics2D graphics, int x, int y) {
        Color light = new Color(random.nextInt(0x1000000));
        graphics.setPaint(new GradientPaint(x, y, light, x + BUTTON, y + BUTTON, light.darker()));
        graphics.fillOval(x, y, BUTTON, BUTTON);
        graphics.setColor(Color.WHITE);
        text.line(graphics, x + BUTTON / 3, y + BUTTON / 4, BUTTON / 2);
    }

    private void list(Graphics2D graphics) {
        graphics.setColor(new Color(0xECEFF2));
        graphics.fillRect(0, 2 * BAR, LIST_WIDTH, height);
        graphics.setColor(new Color(0x4A90D9));
        graphics.fillRect(0, 2 * BAR + 4 * LINE + MARGIN / 2, LIST_WIDTH, LINE);
        graphics.setColor(INK);
        lines(graphics, MARGIN, LIST_WIDTH - MARGIN);
    }

    private void page(Graphics2D graphics) {
        graphics.setColor(INK);
        lines(graphics, LIST_WIDTH + MARGIN, width - MARGIN);
    }

    private void lines(Graphics2D graphics, int left, int right) {
        for (int y = 2 * BAR + MARGIN; y + LINE < height; y += LINE) {
            text.line(graphics, left, y, (right - left) * random.nextInt(6) / 5);
        }
    }
}
