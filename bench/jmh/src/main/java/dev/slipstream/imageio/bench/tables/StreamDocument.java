package dev.slipstream.imageio.bench.tables;

import dev.slipstream.imageio.bench.tables.Specification.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rows of JDK-6347575: what it made of the code of 2005, in per cent of the code before. */
final class StreamDocument {

    private static final String CACHE = ", cache file";

    private final List<Line> lines = new ArrayList<>();

    private StreamDocument() {
    }

    static List<Line> lines() {
        StreamDocument rows = new StreamDocument();
        rows.streams("input", "file", "readInt", "343 %", "readShort", "172 %", "readLong",
                "728 % (338 % by 2 x readInt)");
        rows.streams("input", "url", "readInt", "258 %", "readShort", "134 %", "readLong",
                "477 % (247 % by 2 x readInt)");
        rows.streams("input", "url" + CACHE, "readInt", "344 %", "readShort", "173 %", "readLong",
                "694 % (342 % by 2 x readInt)");
        rows.streams("input", "fileChannel", "readShort", "99 %", "readLong", "140 % (73 % at once)");
        rows.streams("output", "byteArray", "writeInt", "235 %", "writeLong", "238 %", "writeShort", "122 %");
        rows.streams("output", "file", "writeInt", "379 %", "writeLong", "393 %", "writeShort", "195 %");
        rows.streams("output", "fileChannel", "writeInt", "237 %", "writeLong", "237 %", "writeShort", "121 %");
        rows.images("core-png", "file", "137 %", "129 %");
        rows.images("core-png", "fileChannel", "96 %", "97 %");
        rows.images("core-png", "url", "100 %", "99 %");
        rows.images("core-bmp", "file", "175 %", "142 %");
        return rows.lines;
    }

    /** @param tests names and what the document has, in turns */
    private void streams(String direction, String place, String... tests) {
        for (int i = 0; i < tests.length; i += 2) {
            add(List.of(direction + " " + tests[i], place, tests[i + 1]),
                    Map.of("name", "imageio." + direction + ".stream.tests." + tests[i],
                            "place", place.replace(CACHE, "-cache"), "pixels", "250"));
        }
    }

    private void images(String format, String place, String of1, String of20) {
        String read = "read " + format.replace("core-", "").toUpperCase(Locale.ROOT) + ", ";
        for (String size : List.of("1", "20")) {
            add(List.of(read + size + "x" + size, place, size.equals("1") ? of1 : of20),
                    Map.of("name", "imageio.input.image.imageio.reader.tests.read", "place", place, "format", format,
                            "pixels", size));
        }
    }

    private void add(List<String> labels, Map<String, String> params) {
        lines.add(new Line(labels, jdk -> jdk.find(DocumentTables.FILE, Specifications.J2D, params)));
    }
}
