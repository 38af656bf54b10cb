package dev.slipstream.imageio.bench.jmh.streams;

import java.util.Map;
import java.util.TreeMap;

/** What J2DBench says of a row beside its time. */
public final class J2dRow {

    private J2dRow() {
    }

    /** Bytes, bits or streams of a call; pixels of an image, but one for its metadata. */
    public static int units(Map<String, String> params) {
        String name = params.get("name");
        int pixels = Integer.parseInt(params.get("pixels"));
        if (params.containsKey("format")) {
            return name.endsWith("Metadata") ? 1 : pixels * pixels;
        }
        return name.matches(".*(ByteArray|skipBytes)") ? 4 * pixels : name.matches(".*(Long|Double)") ? Long.BYTES
                : name.matches(".*(Int|Float)") ? Integer.BYTES : name.endsWith("Short") ? Short.BYTES : 1;
    }

    /** By J2DBench's keys. */
    static Map<String, String> options(Map<String, String> params) {
        boolean isInput = params.get("name").startsWith("imageio.input.");
        String direction = isInput ? "imageio.input." : "imageio.output.";
        Map<String, String> options = new TreeMap<>();
        options.put(direction + "opts.general." + (isInput ? "source" : "dest"),
                params.get("place").replace(Place.CACHE, ""));
        options.put(direction + "opts.imageio.useCache", Boolean.toString(params.get("place").endsWith(Place.CACHE)));
        options.put("imageio.opts.size", params.get("pixels"));
        if (params.containsKey("format")) {
            options.put("imageio.opts.content", "photo");
            options.put(direction + "image.imageio.opts.format", params.get("format"));
        }
        return options;
    }
}
