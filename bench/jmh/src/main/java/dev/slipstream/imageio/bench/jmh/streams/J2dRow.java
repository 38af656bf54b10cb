package dev.slipstream.imageio.bench.jmh.streams;

import java.util.Map;

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
}
