package dev.slipstream.imageio.bench.workbench.report;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What filters and tables know about a row; a trait that it does not have is empty.
 *
 * @param format of the image
 * @param source where bytes come from, or go to
 * @param size in pixels, of one side of a square or of both
 * @param others all other options
 */
record Traits(String format, String source, String size, Map<String, String> others) {

    private static final String FORMAT = "format";
    private static final String SOURCE = "source";
    private static final String SIZE = "size";
    /** What J2DBench and JMH's parameters call these. */
    private static final Map<String, String> NAMES = Map.of("format", FORMAT, "source", SOURCE, "dest", SOURCE,
            "destination", SOURCE, "size", SIZE);
    /** Kinds of images carry their size: RGB8_1000X1000. */
    private static final Pattern KIND = Pattern.compile("(\\w+?)_(\\d+)X(\\d+)(?:_(\\w+))?");
    /** J2DBench's name of the JDK's readers and writers. */
    private static final String CORE = "core-";

    /** What the JDK's readers, J2DBench and suffixes call the same format. */
    private static final Map<String, String> FORMATS = Map.of("jpg", "jpeg", "tif", "tiff");

    Traits {
        String lower = format.toLowerCase(Locale.ROOT);
        format = FORMATS.getOrDefault(lower, lower);
        others = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(others));
    }

    /** Options by their names, of which only the last part counts: {@code imageio.opts.size} is a size. */
    static Traits of(Map<String, String> options) {
        Map<String, String> named = new LinkedHashMap<>();
        Map<String, String> others = new LinkedHashMap<>();
        options.forEach((key, value) -> {
            String option = key.substring(key.lastIndexOf('.') + 1);
            Matcher kind = KIND.matcher(value);
            if (NAMES.containsKey(option)) {
                named.put(NAMES.get(option), readable(value));
            } else if (option.equals("kind") && kind.matches()) {
                named.put(SIZE, kind.group(2) + "x" + kind.group(3));
                others.put(option, readable(kind.group(1) + (kind.group(4) == null ? "" : "_" + kind.group(4))));
            } else {
                others.put(option, value);
            }
        });
        return new Traits(named.getOrDefault(FORMAT, ""), named.getOrDefault(SOURCE, ""),
                named.getOrDefault(SIZE, ""), others);
    }

    String describeOthers() {
        return others.entrySet().stream().map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(", "));
    }

    Traits with(Map<String, String> otherOthers) {
        return new Traits(format, source, size, otherOthers);
    }

    /** For benchmarks that are about one format only. */
    Traits withFormat(String only) {
        return new Traits(only, source, size, others);
    }

    /** A constant's name reads better in lower case; other values stay as they are. */
    private static String readable(String value) {
        String name = value.startsWith(CORE) ? value.substring(CORE.length()) : value;
        return name.matches("[A-Z][A-Z0-9_]*") ? name.toLowerCase(Locale.ROOT).replace('_', ' ') : name;
    }
}
