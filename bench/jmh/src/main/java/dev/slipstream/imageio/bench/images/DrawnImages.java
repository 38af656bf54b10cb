package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Drawings that are hard for whoever guesses, from a part of an image, how best to write it as a PNG: what repeats at
 * some distance, what is nearly empty, what changes half-way. The same ones at every call.
 */
public final class DrawnImages {

    private DrawnImages() {
    }

    /** By class, and within it by name. */
    public static Map<String, Map<String, Supplier<BufferedImage>>> all() {
        Map<String, Map<String, Supplier<BufferedImage>>> all = new LinkedHashMap<>();
        all.put("drawn-gradients", Gradients.all());
        all.put("drawn-patterns", Patterns.all());
        all.put("drawn-text", TextPages.all());
        all.put("drawn-codes", Codes.all());
        all.put("drawn-mixed", Mixtures.all());
        all.put("drawn-drawings", Drawings.all());
        return all;
    }

    /** An opaque scene in gray and in colour. */
    static void add(Map<String, Supplier<BufferedImage>> images, String name, Supplier<Scene> scene) {
        images.put(name + "-gray", () -> scene.get().image(BufferedImage.TYPE_BYTE_GRAY));
        images.put(name + "-rgb", () -> scene.get().image(BufferedImage.TYPE_INT_RGB));
    }
}
