package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** What people draw, reduced to palettes, and icons from 16 to 512 pixels. */
final class Drawings {

    private static final int[] COLOURS = {4, 16, 64, 256};
    private static final int[] ICONS = {16, 24, 32, 48, 64, 96, 128, 192, 256, 512};

    private Drawings() {
    }

    static Map<String, Supplier<BufferedImage>> all() {
        Map<String, Supplier<BufferedImage>> all = new LinkedHashMap<>();
        for (int colours : COLOURS) {
            add(all, "diagram-700x560", () -> Diagram.of(700, 560), colours);
            add(all, "diagram-1400x1000", () -> Diagram.of(1400, 1000), colours);
            add(all, "screenshot-935x534", () -> Screenshot.of(935, 534), colours);
            add(all, "photo-500x400", () -> Photo.of(1, 500, 400), colours);
        }
        for (int size : ICONS) {
            all.put("icon-" + size + "-argb", () -> Icon.of(size, size).image(BufferedImage.TYPE_INT_ARGB));
            add(all, "icon-" + size, () -> Icon.of(size, size), 256);
        }
        return all;
    }

    private static void add(Map<String, Supplier<BufferedImage>> all, String name, Supplier<Scene> scene, int colours) {
        all.put(name + "-" + colours + "-colours", () -> ReducedColours.of(scene.get(), colours, bits(colours)));
    }

    /** As few as a PNG may have. */
    private static int bits(int colours) {
        return colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
    }
}
