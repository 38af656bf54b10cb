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
        all.put("gradients", Gradients.all());
        all.put("patterns", Patterns.all());
        all.put("text", TextPages.all());
        all.put("codes", Codes.all());
        all.put("mixed", Mixtures.all());
        all.put("drawings", Drawings.all());
        return all;
    }

    /** What stands in a name for how an image lies in memory. */
    static Map<String, Integer> types() {
        Map<String, Integer> types = new LinkedHashMap<>();
        types.put("gray", BufferedImage.TYPE_BYTE_GRAY);
        types.put("rgb", BufferedImage.TYPE_INT_RGB);
        types.put("argb", BufferedImage.TYPE_INT_ARGB);
        return types;
    }
}
