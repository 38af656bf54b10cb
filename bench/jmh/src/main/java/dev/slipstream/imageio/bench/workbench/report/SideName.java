package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A side or opening of a JMH benchmark, as tables call it: JDK_FILE_CACHE is the JDK with the variant "file cache". */
record SideName(String side, String variant) {

    private static final Map<String, String> SIDES = Map.of(
            "JDK", Result.JDK, "INFLATER", Result.JDK,
            "TWELVEMONKEYS", Result.TWELVEMONKEYS, "SLIPSTREAM", Result.SLIPSTREAM);
    private static final Pattern CONSTANT = Pattern.compile("(JDK|INFLATER|TWELVEMONKEYS|SLIPSTREAM)(?:_(\\w+))?");

    static SideName of(String constant) {
        Matcher matcher = CONSTANT.matcher(constant);
        if (!matcher.matches()) {
            return new SideName(words(constant), "");
        }
        return new SideName(SIDES.get(matcher.group(1)), matcher.group(2) == null ? "" : lower(matcher.group(2)));
    }

    private static String lower(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String words(String constant) {
        String lower = lower(constant);
        return lower.isEmpty() ? lower : lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1);
    }
}
