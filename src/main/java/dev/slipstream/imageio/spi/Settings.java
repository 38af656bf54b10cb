package dev.slipstream.imageio.spi;

import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The system properties, read once. What is malformed counts as not set, with one warning, which waits until the first
 * stream or reader is made, since no logger is touched while providers are registered.
 */
final class Settings {

    static final String DISABLED = "dev.slipstream.imageio.disabled";
    static final String LAST = "dev.slipstream.imageio.last";

    /** Parts that can be switched off. */
    static final String STREAMS = "streams";
    private static final String ALL = "all";
    private static final Set<String> PARTS = Set.of(ALL, STREAMS, "png", "bmp");

    private static final List<String> WARNINGS = new ArrayList<>();
    private static final Set<String> DISABLED_PARTS = parts(property(DISABLED));
    private static final boolean IS_LAST = bool(property(LAST));
    private static volatile boolean warned = WARNINGS.isEmpty();

    private Settings() {}

    static boolean isDisabled(String part) {
        return DISABLED_PARTS.contains(ALL) || DISABLED_PARTS.contains(part);
    }

    /** Whether other providers for the same inputs and outputs come first. */
    static boolean isLast() {
        return IS_LAST;
    }

    static void warnOnce() {
        if (!warned) {
            warned = true;
            System.Logger logger = System.getLogger("dev.slipstream.imageio");
            WARNINGS.forEach(warning -> logger.log(Level.WARNING, warning));
        }
    }

    private static String property(String name) {
        try {
            return System.getProperty(name, "").trim().toLowerCase(Locale.ROOT);
        } catch (SecurityException unreadable) {
            return "";
        }
    }

    private static Set<String> parts(String value) {
        if (value.isEmpty()) {
            return Set.of();
        }
        Set<String> parts = Set.copyOf(List.of(value.split("[\\s,]+")));
        if (PARTS.containsAll(parts)) {
            return parts;
        }
        WARNINGS.add(DISABLED + "=" + value + " names something else than all, streams, png, bmp; nothing is disabled");
        return Set.of();
    }

    private static boolean bool(String value) {
        if (!value.isEmpty() && !value.equals("true") && !value.equals("false")) {
            WARNINGS.add(LAST + "=" + value + " is neither true nor false; using false");
        }
        return value.equals("true");
    }
}
