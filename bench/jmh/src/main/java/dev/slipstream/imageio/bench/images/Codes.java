package dev.slipstream.imageio.bench.images;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/** Barcodes of bars and of squares, black on white, gray and with palettes of 1 and of 8 bits. */
final class Codes {

    private static final int[] MODULES = {2, 3, 5, 8};
    private static final int[] SQUARES = {21, 29, 57};
    private static final int BARS = 95;
    private static final int BAR_HEIGHT = 40;
    private static final int MARGIN = 6;
    private static final int LETTER = 4;
    private static final int COLOURS = 2;

    private Codes() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int module : MODULES) {
            add(all, "bars-" + module, () -> bars(module));
            for (int squares : SQUARES) {
                add(all, "squares-" + squares + "-" + module, () -> squares(squares, module));
            }
        }
        return all;
    }

    private static void add(Map<String, Supplier<BufferedImage>> all, String name, Supplier<Scene> code) {
        all.put(name + "-gray", () -> code.get().image(BufferedImage.TYPE_BYTE_GRAY));
        all.put(name + "-1-bit", () -> ReducedColours.of(code.get(), COLOURS, 1));
        all.put(name + "-8-bits", () -> ReducedColours.of(code.get(), COLOURS, Byte.SIZE));
    }

    private static Scene bars(int module) {
        int width = (BARS + 2 * MARGIN) * module;
        int height = (BAR_HEIGHT + 2 * MARGIN + 2 * LETTER) * module;
        return onWhite(width, height, module, (graphics, random) -> {
            for (int bar = 0; bar < BARS; bar++) {
                if (random.nextBoolean()) {
                    graphics.fillRect((MARGIN + bar) * module, MARGIN * module, module, BAR_HEIGHT * module);
                }
            }
            new Lettering(LETTER * module).line(graphics, MARGIN * module, (MARGIN + BAR_HEIGHT + 2) * module,
                    BARS * module);
        });
    }

    private static Scene squares(int squares, int module) {
        int size = (squares + 2 * MARGIN) * module;
        return onWhite(size, size, squares, (graphics, random) -> {
            for (int square = 0; square < squares * squares; square++) {
                if (random.nextBoolean()) {
                    graphics.fillRect((MARGIN + square % squares) * module, (MARGIN + square / squares) * module,
                            module, module);
                }
            }
        });
    }

    private interface Code {

        void draw(Graphics2D graphics, Random random);
    }

    private static Scene onWhite(int width, int height, int seed, Code code) {
        return Scene.drawn(width, height, graphics -> {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.setColor(Color.BLACK);
            code.draw(graphics, new Random(seed));
        });
    }
}
