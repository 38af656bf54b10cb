package dev.slipstream.imageio.bench.readme;

import dev.slipstream.imageio.bench.images.BmpKind;
import java.util.LinkedHashMap;
import java.util.Map;

/** What README calls the kinds of BMPs. */
final class BmpNames {

    static final Map<String, String> ALL = all();

    /** Why there is no time of the JDK's reader. */
    static final Map<String, String> WITHOUT_JDK = Map.of(BmpKind.ARGB4444_1000X1000.name(), "alpha ignored",
            BmpKind.PALETTE2_1000X1000.name(), "rejected");

    private BmpNames() {
    }

    private static Map<String, String> all() {
        Map<String, String> names = new LinkedHashMap<>();
        for (BmpKind kind : BmpKind.values()) {
            names.put(kind.name(), kind.width() + "x" + kind.height() + ", " + describe(kind));
        }
        return names;
    }

    private static String describe(BmpKind kind) {
        return switch (kind) {
            case RGB24_1X1, RGB24_20X20, RGB24_1000X1000, RGB24_4000X4000 -> "24 bits";
            case RGB24_TOPDOWN_1000X1000 -> "24 bits, from the top";
            case RGB32_1000X1000, RGB32_4000X4000 -> "32 bits";
            case ARGB32_64X64, ARGB32_1000X1000 -> "32 bits with alpha";
            case RGB555_1000X1000 -> "16 bits, 555";
            case RGB565_1000X1000 -> "16 bits, 565 by masks";
            case ARGB4444_1000X1000 -> "16 bits with alpha";
            case PALETTE8_1000X1000 -> "palette, 8 bits";
            case PALETTE4_1000X1000 -> "palette, 4 bits";
            case PALETTE2_1000X1000 -> "palette, 2 bits";
            case PALETTE1_1000X1000 -> "palette, 1 bit";
            case RLE8_1000X1000 -> "RLE8, drawing";
            case RLE8_POSTER_1000X1000 -> "RLE8, photo in 24 colours";
            case RLE8_PHOTO_1000X1000 -> "RLE8, photo in 256 colours";
            case RLE4_1000X1000 -> "RLE4, drawing";
            case RLE4_PHOTO_1000X1000 -> "RLE4, photo in 16 colours";
        };
    }
}
