package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Pages of black text with smooth edges, as a document's are at usual resolutions, and pages that are nearly empty. */
final class TextPages {

    private static final int[] DPI = {50, 72, 96, 120, 150};
    private static final int POINTS = 10;
    private static final int POINTS_OF_AN_INCH = 72;
    private static final double WIDTH = 8.27;
    private static final double HEIGHT = 11.69;
    private static final int MARGIN_PARTS = 10;
    private static final int FEW_LINES = 3;
    private static final int ALL_LINES = 1000;

    private TextPages() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int dpi : DPI) {
            DrawnImages.add(all, "page-" + dpi, () -> page(dpi, ALL_LINES));
            DrawnImages.add(all, "nearly-empty-" + dpi, () -> page(dpi, FEW_LINES));
        }
        return all;
    }

    private static Scene page(int dpi, int lines) {
        int width = (int) (WIDTH * dpi);
        int height = (int) (HEIGHT * dpi);
        return Scene.drawn(width, height, graphics -> {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            text(graphics, dpi * POINTS / POINTS_OF_AN_INCH, width, height, lines);
        });
    }

    /** Lines of text with a margin around it, black, from the top on. */
    static void text(Graphics2D graphics, int letter, int width, int height, int lines) {
        Lettering text = new Lettering(letter);
        int margin = width / MARGIN_PARTS;
        graphics.setColor(Color.BLACK);
        int line = 0;
        for (int y = margin; y + letter < height - margin && line < lines; y += letter * 2) {
            text.line(graphics, margin, y, width - 2 * margin);
            line++;
        }
    }
}
