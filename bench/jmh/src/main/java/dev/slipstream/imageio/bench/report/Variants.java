package dev.slipstream.imageio.bench.report;

import dev.slipstream.imageio.bench.results.Samples;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sides that take part in two ways, "Slipstream" and "Slipstream file cache": like is to be compared with like. */
final class Variants {

    private static final List<String> SIDES = List.of(SideName.JDK, SideName.TWELVEMONKEYS, SideName.SLIPSTREAM);

    private Variants() {
    }

    /** The sides by variant; only what Slipstream takes part in is one. The empty variant has all others. */
    static Map<String, Map<String, Samples>> of(Map<String, Samples> sides) {
        Map<String, Map<String, Samples>> variants = new LinkedHashMap<>();
        sides.forEach((name, samples) -> {
            String side = side(name);
            String variant = name.substring(side.length()).strip();
            boolean own = variant.isEmpty() || !sides.containsKey(SideName.SLIPSTREAM + " " + variant);
            variants.computeIfAbsent(own ? "" : variant, none -> new LinkedHashMap<>()).put(own ? name : side, samples);
        });
        return variants;
    }

    private static String side(String name) {
        return SIDES.stream().filter(side -> name.equals(side) || name.startsWith(side + " ")).findFirst().orElse(name);
    }
}
