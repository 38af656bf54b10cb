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
    /** Of its size a page is drawn at: even at 72 dpi pixels are not points. */
    private static final double SHARE = 0.97;
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

    /** Its letters are where a document says, mostly between pixels, so that no two of a kind have the same edges. */
    private static Scene page(int dpi, int lines) {
        int width = (int) (WIDTH * POINTS_OF_AN_INCH);
        int height = (int) (HEIGHT * POINTS_OF_AN_INCH);
        return Scene.drawn(width * dpi / POINTS_OF_AN_INCH, height * dpi / POINTS_OF_AN_INCH, graphics -> {
            graphics.scale(SHARE * dpi / POINTS_OF_AN_INCH, SHARE * dpi / POINTS_OF_AN_INCH);
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, 2 * width, 2 * height);
            text(graphics, POINTS, width, height, lines);
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
