package dev.slipstream.imageio.bench.workbench.seeds;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of the first document: one of J2DBench's tests, and what the change made of the old code's score.
 *
 * @param place J2DBench's source or destination
 * @param size pixels along a side
 * @param format empty for a stream
 * @param percent the figure to reach; the old code is 100
 * @param besides what the document has besides for this row; mostly empty
 */
record PrimitiveFigures(String test, String place, boolean useCache, int size, String format, int percent,
        String besides) {

    private static final String INPUT = "imageio.input.stream.tests.";
    private static final String OUTPUT = "imageio.output.stream.tests.";
    private static final String READER = "imageio.input.image.imageio.reader.tests.read";
    /** J2DBench's own default. */
    private static final int STREAM_SIZE = 250;

    static final List<PrimitiveFigures> ALL = all();

    private static List<PrimitiveFigures> all() {
        List<PrimitiveFigures> rows = new ArrayList<>();
        rows.add(stream(INPUT + "readInt", "file", false, 343));
        rows.add(stream(INPUT + "readShort", "file", false, 172));
        rows.add(stream(INPUT + "readLong", "file", false, 728).besides("338 % by 2 x readInt"));
        rows.add(stream(INPUT + "readInt", "url", false, 258));
        rows.add(stream(INPUT + "readShort", "url", false, 134));
        rows.add(stream(INPUT + "readLong", "url", false, 477).besides("247 % by 2 x readInt"));
        rows.add(stream(INPUT + "readInt", "url", true, 344));
        rows.add(stream(INPUT + "readShort", "url", true, 173));
        rows.add(stream(INPUT + "readLong", "url", true, 694).besides("342 % by 2 x readInt"));
        rows.add(stream(INPUT + "readShort", "fileChannel", false, 99));
        rows.add(stream(INPUT + "readLong", "fileChannel", false, 140).besides("73 % at once"));
        rows.add(stream(OUTPUT + "writeInt", "byteArray", false, 235));
        rows.add(stream(OUTPUT + "writeLong", "byteArray", false, 238));
        rows.add(stream(OUTPUT + "writeShort", "byteArray", false, 122));
        rows.add(stream(OUTPUT + "writeInt", "file", false, 379));
        rows.add(stream(OUTPUT + "writeLong", "file", false, 393));
        rows.add(stream(OUTPUT + "writeShort", "file", false, 195));
        rows.add(stream(OUTPUT + "writeInt", "fileChannel", false, 237));
        rows.add(stream(OUTPUT + "writeLong", "fileChannel", false, 237));
        rows.add(stream(OUTPUT + "writeShort", "fileChannel", false, 121));
        rows.add(image("core-png", "file", 1, 137));
        rows.add(image("core-png", "file", 20, 129));
        rows.add(image("core-png", "fileChannel", 1, 96));
        rows.add(image("core-png", "fileChannel", 20, 97));
        rows.add(image("core-png", "url", 1, 100));
        rows.add(image("core-png", "url", 20, 99));
        rows.add(image("core-bmp", "file", 1, 175));
        rows.add(image("core-bmp", "file", 20, 142));
        return List.copyOf(rows);
    }

    private static PrimitiveFigures stream(String test, String place, boolean useCache, int percent) {
        return new PrimitiveFigures(test, place, useCache, STREAM_SIZE, "", percent, "");
    }

    private static PrimitiveFigures image(String format, String place, int size, int percent) {
        return new PrimitiveFigures(READER, place, false, size, format, percent, "");
    }

    private PrimitiveFigures besides(String text) {
        return new PrimitiveFigures(test, place, useCache, size, format, percent, text);
    }

    /** Of a result: seed1.input.readInt. */
    String name() {
        String direction = test.startsWith("imageio.input.") ? "input" : "output";
        return PrimitiveSeed.PREFIX + direction + "." + test.substring(test.lastIndexOf('.') + 1);
    }

    /** Of a row in the table. */
    String label() {
        return format.isEmpty()
                ? name().substring(PrimitiveSeed.PREFIX.length()).replace('.', ' ')
                : format + " reader, " + size + "x" + size;
    }

    /** Where J2DBench reads from or writes to, and who caches it. */
    String describePlace() {
        if (!place.equals("url") || !format.isEmpty()) {
            return place;
        }
        return place + (useCache ? ", file cache" : ", memory cache");
    }
}
