package dev.slipstream.imageio.settings;

import java.lang.System.Logger.Level;
import java.util.Locale;
import java.util.StringTokenizer;

/**
 * The system properties, which the module's documentation explains. All are read together, once. A malformed value
 * counts as not set, with one warning. A value that a security manager denies counts as not set, without one.
 */
public final class Settings {

    // The properties are read while providers are registered, when no logger may be touched; warnOnce() logs later. In
    // nearly every JVM none of them is set, and then nothing but this class is loaded.

    private static final String PREFIX = "dev.slipstream.imageio.";

    /** The words of the property {@code disabled}. The name of a format alone means its reader. */
    private static final String PARTS = "all, streams, png, png-writer, bmp, bmp-writer, gif, gif-writer, jpeg, tiff";

    private static final Settings CURRENT = new Settings();

    private static volatile boolean isWarned;

    private String warnings = "";

    /** The names of parts, with a comma before and after each. */
    private final String disabled = parts("disabled");

    private final boolean isLast = bool("last");
    private final long memoryThreshold = number("memoryThreshold", 0, "bytes");
    private final long pngPixels = number("png.maxPixels", 1, "pixels");
    private final long bmpPixels = number("bmp.maxPixels", 1, "pixels");
    private final long gifPixels = number("gif.maxPixels", 1, "pixels");
    private final int threads = readThreads();

    /** Reads the properties as they are now. */
    Settings() {}

    /** The properties as they were at the first call. */
    public static Settings current() {
        return CURRENT;
    }

    /** Logs a warning for each malformed value, the first time. */
    public static void warnOnce() {
        if (!isWarned) {
            isWarned = true;
            CURRENT.warn();
        }
    }

    /** A sentence for each malformed value, each followed by a line feed. */
    public String warnings() {
        return warnings;
    }

    private void warn() {
        if (warnings.isEmpty()) {
            return;
        }
        StringTokenizer sentences = new StringTokenizer(warnings, "\n");
        while (sentences.hasMoreTokens()) {
            System.getLogger("dev.slipstream.imageio").log(Level.WARNING, sentences.nextToken());
        }
    }

    /** Whether a part, named by one of the words of {@code disabled} except {@code all}, is switched off. */
    public boolean isDisabled(String part) {
        return !disabled.isEmpty() && (disabled.contains(",all,") || disabled.contains("," + part + ","));
    }

    /** Whether other providers for the same inputs, outputs and formats come first. */
    public boolean isLast() {
        return isLast;
    }

    /** How many bytes of a stream are kept in memory before a cache file is begun; -1 if not set. */
    public long memoryThreshold() {
        return memoryThreshold;
    }

    /** The largest number of pixels of a PNG that is decoded; -1 if not set. */
    public long pngPixels() {
        return pngPixels;
    }

    /** The largest number of pixels of a BMP that is decoded; -1 if not set. */
    public long bmpPixels() {
        return bmpPixels;
    }

    /** The largest number of pixels of an image of a GIF that is decoded; -1 if not set. */
    public long gifPixels() {
        return gifPixels;
    }

    /** How many threads may work on one image. */
    public int threads() {
        return threads;
    }

    /**
     * Whether Flight Recorder has been started. It sets this property when it begins its first recording; asking its
     * classes would load them.
     */
    public static boolean isRecording() {
        try {
            return System.getProperty("jdk.jfr.repository") != null;
        } catch (SecurityException unreadable) {
            return false;
        }
    }

    private int readThreads() {
        if (value("threads").equalsIgnoreCase("auto")) {
            return Runtime.getRuntime().availableProcessors();
        }
        return (int) Math.min(Integer.MAX_VALUE, Math.max(1, number("threads", 1, "threads, nor auto")));
    }

    private String parts(String name) {
        String value = value(name).toLowerCase(Locale.ROOT);
        if (value.isEmpty()) {
            return "";
        }
        StringBuilder parts = new StringBuilder();
        StringBuilder unknown = new StringBuilder();
        StringTokenizer words = new StringTokenizer(value, ", \t\r\n");
        while (words.hasMoreTokens()) {
            String part = words.nextToken();
            if ((", " + PARTS + ",").contains(" " + part + ",")) {
                parts.append(',').append(part).append(',');
            } else {
                unknown.append(unknown.length() == 0 ? "" : ", ").append(part);
            }
        }
        if (unknown.length() > 0) {
            addWarning(name, value, "has unknown words, which are ignored: " + unknown + "; known are " + PARTS);
        }
        return parts.toString();
    }

    private boolean bool(String name) {
        String value = value(name).toLowerCase(Locale.ROOT);
        if (!value.isEmpty() && !value.equals("true") && !value.equals("false")) {
            addWarning(name, value, "is neither true nor false; using false");
        }
        return value.equals("true");
    }

    /** The number, or -1 if the value is not a number of at least {@code least}. */
    private long number(String name, long least, String unit) {
        String value = value(name);
        if (value.isEmpty()) {
            return -1;
        }
        try {
            long number = Long.parseLong(value);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException malformed) {
            // As for a number that is too small.
        }
        addWarning(name, value, "is not a number of " + unit + "; using the default");
        return -1;
    }

    private void addWarning(String name, String value, String fault) {
        warnings += PREFIX + name + "=" + value.replace('\n', ' ') + " " + fault + "\n";
    }

    private static String value(String name) {
        try {
            return System.getProperty(PREFIX + name, "").trim();
        } catch (SecurityException unreadable) {
            return "";
        }
    }
}
