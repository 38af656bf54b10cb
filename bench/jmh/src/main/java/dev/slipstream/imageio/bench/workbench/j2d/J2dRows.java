package dev.slipstream.imageio.bench.workbench.j2d;

import dev.slipstream.imageio.bench.workbench.worker.J2dSetup;
import java.util.ArrayList;
import java.util.List;

/**
 * All rows. J2DBench gives a size and a content to every test; the content of a stream is zeros there whatever the
 * option says, so streams have no such option here. On the other hand imageioRead and imageioWrite have the useCache
 * option as well, because ImageIO minds it there too.
 */
public final class J2dRows {

    static final List<String> SOURCES = List.of("file", "url", "byteArray", "fileChannel");
    static final List<String> DESTINATIONS = List.of("file", "byteArray", "fileChannel");
    static final List<Integer> SIZES = List.of(1, 20, 250, 1000);
    static final List<String> CONTENTS = List.of("blank", "random", "vector", "photo");
    static final List<String> FORMATS = List.of("core-png", "core-bmp", "core-gif", "core-jpg");

    private static final String FILE_CHANNEL = "fileChannel";
    private static final List<Boolean> CACHE = List.of(false, true);
    private static final int BYTES_PER_PIXEL = 4;
    /** Stands for as many bytes as a scanline has. */
    private static final int SCANLINE = 0;

    private record StreamTest(String method, String unit, int units) {

        J2dRow row(String group, String place, boolean useCache, int size, boolean coreReader) {
            return new J2dRow(new J2dSetup(group + method, place, useCache, size, "", "", coreReader), unit,
                    units == SCANLINE ? size * BYTES_PER_PIXEL : units);
        }
    }

    private static final List<StreamTest> INPUT_TESTS = List.of(
            new StreamTest("construct", "stream", 1),
            new StreamTest("read", "byte", 1),
            new StreamTest("readByteArray", "byte", SCANLINE),
            new StreamTest("readFullyByteArray", "byte", SCANLINE),
            new StreamTest("readBit", "bit", 1),
            new StreamTest("readByte", "byte", 1),
            new StreamTest("readUnsignedByte", "byte", 1),
            new StreamTest("readShort", "byte", 2),
            new StreamTest("readUnsignedShort", "byte", 2),
            new StreamTest("readInt", "byte", 4),
            new StreamTest("readUnsignedInt", "byte", 4),
            new StreamTest("readFloat", "byte", 4),
            new StreamTest("readLong", "byte", 8),
            new StreamTest("readDouble", "byte", 8),
            new StreamTest("skipBytes", "byte", SCANLINE));

    private static final List<StreamTest> OUTPUT_TESTS = List.of(
            new StreamTest("construct", "stream", 1),
            new StreamTest("write", "byte", 1),
            new StreamTest("writeByteArray", "byte", SCANLINE),
            new StreamTest("writeBit", "bit", 1),
            new StreamTest("writeByte", "byte", 1),
            new StreamTest("writeShort", "byte", 2),
            new StreamTest("writeInt", "byte", 4),
            new StreamTest("writeFloat", "byte", 4),
            new StreamTest("writeLong", "byte", 8),
            new StreamTest("writeDouble", "byte", 8));

    private final boolean coreReader;
    private final List<J2dRow> rows = new ArrayList<>();

    private J2dRows(boolean coreReader) {
        this.coreReader = coreReader;
    }

    /**
     * Every row there is.
     *
     * @param coreReader whether the reader tests take the JDK's own readers on all sides
     */
    public static List<J2dRow> all(boolean coreReader) {
        J2dRows all = new J2dRows(coreReader);
        all.streams("imageio.input.stream.tests.", INPUT_TESTS, SOURCES);
        all.streams("imageio.output.stream.tests.", OUTPUT_TESTS, DESTINATIONS);
        all.images();
        return all.rows;
    }

    private void streams(String group, List<StreamTest> tests, List<String> places) {
        for (StreamTest test : tests) {
            for (int size : SIZES) {
                for (String place : places) {
                    for (boolean useCache : CACHE) {
                        rows.add(test.row(group, place, useCache, size, coreReader));
                    }
                }
            }
        }
    }

    /** Whoever wants the same encoded image comes one after the other, because a child JVM keeps the last one only. */
    private void images() {
        for (String format : FORMATS) {
            for (String content : CONTENTS) {
                for (int size : SIZES) {
                    image("imageio.input.image.imageio.tests.imageioRead", SOURCES, format, content, size);
                    image("imageio.input.image.imageio.reader.tests.read", SOURCES, format, content, size);
                    image("imageio.input.image.imageio.reader.tests.getImageMetadata", SOURCES, format, content, size);
                    image("imageio.output.image.imageio.tests.imageioWrite", DESTINATIONS, format, content, size);
                    image("imageio.output.image.imageio.writer.tests.write", DESTINATIONS, format, content, size);
                }
            }
        }
    }

    private void image(String test, List<String> places, String format, String content, int size) {
        for (String place : places) {
            // ImageIO's own read and write do not take channels.
            if (place.equals(FILE_CHANNEL) && test.contains(".imageio.tests.")) {
                continue;
            }
            for (boolean useCache : CACHE) {
                J2dSetup setup = new J2dSetup(test, place, useCache, size, content, format, coreReader);
                rows.add(test.endsWith("getImageMetadata")
                        ? new J2dRow(setup, "image", 1)
                        : new J2dRow(setup, "pixel", size * size));
            }
        }
    }
}
