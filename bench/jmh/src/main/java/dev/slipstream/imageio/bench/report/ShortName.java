package dev.slipstream.imageio.bench.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** J2DBench's names without what all of them have in common: {@code input.stream.readInt}. */
final class ShortName {

    private static final String PREFIX = "imageio.";
    private static final List<String> SILENT = List.of("imageio", "tests");

    private ShortName() {
    }

    static String of(String name) {
        return name.startsWith(PREFIX)
                ? Arrays.stream(name.split("\\.")).filter(part -> !SILENT.contains(part))
                        .collect(Collectors.joining("."))
                : name;
    }
}
