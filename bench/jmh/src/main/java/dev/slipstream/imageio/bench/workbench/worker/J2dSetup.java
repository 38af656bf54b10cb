package dev.slipstream.imageio.bench.workbench.worker;

import java.util.List;

/**
 * What a row of J2DBench's Image I/O tests needs to be set up.
 *
 * @param test the whole name, such as imageio.input.stream.tests.readInt
 * @param place the source or destination: file, url, byteArray, fileChannel
 * @param useCache what ImageIO is told
 * @param size pixels along each side of an image; a stream has four bytes for each pixel
 * @param content blank, random, vector or photo; empty for a stream
 * @param format core-png, core-bmp, core-gif or core-jpg; empty for a stream
 * @param coreReader whether the JDK's own reader is to be used, not the one that ImageIO offers first
 */
public record J2dSetup(String test, String place, boolean useCache, int size, String content, String format,
        boolean coreReader) {

    /** Of workloads. */
    public static final String KIND = "j2d";

    private static final String CORE = "core-";
    private static final int FIELDS = 7;

    /** What a child JVM is asked to set up. */
    public List<String> toFields() {
        return List.of(KIND, test, place, Boolean.toString(useCache), Integer.toString(size), content, format,
                Boolean.toString(coreReader));
    }

    /** The fields behind the kind. */
    static J2dSetup of(List<String> fields) {
        if (fields.size() != FIELDS) {
            throw new IllegalArgumentException("A " + KIND + " workload has " + FIELDS + " fields: " + fields);
        }
        return new J2dSetup(fields.get(0), fields.get(1), Boolean.parseBoolean(fields.get(2)),
                Integer.parseInt(fields.get(3)), fields.get(4), fields.get(5), Boolean.parseBoolean(fields.get(6)));
    }

    /** All of the test's name that it shares with its neighbours, with the dot at its end. */
    String group() {
        return test.substring(0, test.lastIndexOf('.') + 1);
    }

    /** The test's own name. */
    String method() {
        return test.substring(test.lastIndexOf('.') + 1);
    }

    /** As ImageIO calls the format. */
    String formatName() {
        if (!format.startsWith(CORE)) {
            throw new IllegalArgumentException("Not a format of " + test + ": '" + format + "'");
        }
        return format.substring(CORE.length());
    }
}
