package dev.slipstream.imageio.bench.readme;

import dev.slipstream.imageio.bench.images.PngKind;
import java.util.LinkedHashMap;
import java.util.Map;

/** What README calls the kinds of PNGs. */
final class PngNames {

    static final Map<String, String> ALL = all();

    private PngNames() {
    }

    private static Map<String, String> all() {
        Map<String, String> names = new LinkedHashMap<>();
        for (PngKind kind : PngKind.values()) {
            names.put(kind.name(), kind.width() + "x" + kind.height() + " " + describe(kind));
        }
        return names;
    }

    private static String describe(PngKind kind) {
        return switch (kind) {
            case RGB8_1X1, RGB8_20X20 -> "RGB";
            case RGBA8_32X32 -> "RGBA, icon";
            case RGBA8_64X64, RGBA8_128X128 -> "RGBA";
            case RGB8_1000X1000, RGB8_4000X4000 -> "RGB, photo";
            case RGBA8_1000X1000 -> "RGBA, photo";
            case GRAY8_1000X1000 -> "gray";
            case GRAYA8_1000X1000 -> "gray with alpha";
            case PALETTE8_1000X1000 -> "palette, 8 bits";
            case PALETTE4_1000X1000 -> "palette, 4 bits";
            case PALETTE1_1000X1000 -> "palette, 1 bit";
            case GRAY16_1000X1000 -> "gray, 16 bits";
            case RGB16_1000X1000 -> "RGB, 16 bits";
            case RGBA16_1000X1000 -> "RGBA, 16 bits";
            case RGB8_ADAM7_1000X1000 -> "RGB, interlaced";
            case RGB8_JDK_1000X1000 -> "RGB, by the JDK's writer";
            case SCREENSHOT_935X534 -> "RGBA, screenshot";
            case DIAGRAM_3840X2160 -> "RGB, diagram";
        };
    }
}
