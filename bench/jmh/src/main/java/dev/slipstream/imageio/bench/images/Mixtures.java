package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Images that are of two kinds: what is true of one part is not of the other. */
final class Mixtures {

    private static final int[][] SIZES = {{400, 500}, {900, 1100}, {1600, 1200}};
    private static final int LETTER = 11;
    private static final int SEED = 49;
    private static final int ALL_LINES = 1000;

    private Mixtures() {
    }

    private interface Mixture {

        void draw(Graphics2D graphics, int width, int height);
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int[] size : SIZES) {
            add(all, "photo-on-white", size, (graphics, width, height) -> photo(graphics, width / 4, height / 3,
                    width / 2, height / 3));
            add(all, "photo-at-the-end", size, (graphics, width, height) -> photo(graphics, 0, height * 4 / 5, width,
                    height / 5));
            add(all, "text-then-photo", size, (graphics, width, height) -> {
                text(graphics, 0, width, height / 2);
                photo(graphics, 0, height / 2, width, height / 2);
            });
            add(all, "photo-then-text", size, (graphics, width, height) -> {
                photo(graphics, 0, 0, width, height / 2);
                text(graphics, height / 2, width, height / 2);
            });
            add(all, "text-then-noise", size, (graphics, width, height) -> {
                text(graphics, 0, width, height / 2);
                noise(graphics, height / 2, width, height / 2);
            });
            add(all, "noise-then-text", size, (graphics, width, height) -> {
                noise(graphics, 0, width, height / 2);
                text(graphics, height / 2, width, height / 2);
            });
            add(all, "text-then-gradient", size, (graphics, width, height) -> {
                text(graphics, 0, width, height / 2);
                graphics.setPaint(Gradients.paint(width, height, 30, Color.BLUE, Color.YELLOW));
                graphics.fillRect(0, height / 2, width, height / 2);
            });
        }
        return all;
    }

    private static void add(Map<String, Supplier<BufferedImage>> all, String name, int[] size, Mixture mixture) {
        DrawnImages.add(all, name + "-" + size[0] + "x" + size[1], () -> Scene.drawn(size[0], size[1], graphics -> {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, size[0], size[1]);
            mixture.draw(graphics, size[0], size[1]);
        }));
    }

    private static void text(Graphics2D graphics, int y, int width, int height) {
        graphics.translate(0, y);
        TextPages.text(graphics, LETTER, width, height, ALL_LINES);
        graphics.translate(0, -y);
    }

    private static void photo(Graphics2D graphics, int x, int y, int width, int height) {
        graphics.drawImage(DetailedPhoto.of(SEED, width, height).image(BufferedImage.TYPE_INT_RGB), x, y, null);
    }

    private static void noise(Graphics2D graphics, int y, int width, int height) {
        ValueNoise noise = new ValueNoise(SEED);
        Scene scene = new Scene(width, height, (line, channel, row) -> {
            for (int x = 0; x < row.length; x++) {
                row[x] = noise.hash(x, line, channel) & ValueNoise.MAX;
            }
        });
        graphics.drawImage(scene.image(BufferedImage.TYPE_INT_RGB), 0, y, null);
    }
}
