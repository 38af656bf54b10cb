package dev.slipstream.imageio.bench.workbench.j2d;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class J2dRowsTest {

    private static final List<J2dRow> ALL = J2dRows.all(false);

    /** Sources or destinations x cache x sizes, and for images x formats x contents. */
    @Test
    void everyTestHasAllItsRows() {
        Map<String, Long> expected = new TreeMap<>();
        for (String test : List.of("construct", "read", "readByteArray", "readFullyByteArray", "readBit", "readByte",
                "readUnsignedByte", "readShort", "readUnsignedShort", "readInt", "readUnsignedInt", "readFloat",
                "readLong", "readDouble", "skipBytes")) {
            expected.put("imageio.input.stream.tests." + test, 4L * 2 * 4);
        }
        for (String test : List.of("construct", "write", "writeByteArray", "writeBit", "writeByte", "writeShort",
                "writeInt", "writeFloat", "writeLong", "writeDouble")) {
            expected.put("imageio.output.stream.tests." + test, 3L * 2 * 4);
        }
        expected.put("imageio.input.image.imageio.tests.imageioRead", 3L * 2 * 4 * 4 * 4);
        expected.put("imageio.input.image.imageio.reader.tests.read", 4L * 2 * 4 * 4 * 4);
        expected.put("imageio.input.image.imageio.reader.tests.getImageMetadata", 4L * 2 * 4 * 4 * 4);
        expected.put("imageio.output.image.imageio.tests.imageioWrite", 2L * 2 * 4 * 4 * 4);
        expected.put("imageio.output.image.imageio.writer.tests.write", 3L * 2 * 4 * 4 * 4);
        assertEquals(expected, new TreeMap<>(ALL.stream().collect(groupingBy(row -> row.setup().test(), counting()))));
        assertEquals(2768, ALL.size());
    }

    @Test
    void noTwoRowsHaveTheSameNameAndOptions() {
        Set<String> keys = new HashSet<>();
        for (J2dRow row : ALL) {
            assertTrue(keys.add(row.setup().test() + row.options()), row.toString());
        }
    }

    @Test
    void optionsHaveTheKeysOfJ2dBench() {
        assertEquals(Map.of("imageio.input.opts.general.source", "url", "imageio.input.opts.imageio.useCache", "true",
                "imageio.opts.size", "250"), row("imageio.input.stream.tests.readInt", "url", 250).options());
        assertEquals(Map.of("imageio.output.opts.general.dest", "fileChannel",
                "imageio.output.opts.imageio.useCache", "true", "imageio.opts.size", "1"),
                row("imageio.output.stream.tests.writeBit", "fileChannel", 1).options());
        assertEquals(Map.of("imageio.input.opts.general.source", "file", "imageio.input.opts.imageio.useCache", "true",
                "imageio.opts.size", "20", "imageio.opts.content", "blank",
                "imageio.input.image.imageio.opts.format", "core-png"),
                row("imageio.input.image.imageio.reader.tests.read", "file", 20).options());
        assertEquals(Map.of("imageio.output.opts.general.dest", "byteArray",
                "imageio.output.opts.imageio.useCache", "true", "imageio.opts.size", "20",
                "imageio.opts.content", "blank", "imageio.output.image.imageio.opts.format", "core-png"),
                row("imageio.output.image.imageio.tests.imageioWrite", "byteArray", 20).options());
    }

    @Test
    void unitsAreThoseOfJ2dBench() {
        Map<String, String> expected = Map.ofEntries(
                Map.entry("imageio.input.stream.tests.construct", "1 stream"),
                Map.entry("imageio.input.stream.tests.readByteArray", "80 byte"),
                Map.entry("imageio.input.stream.tests.skipBytes", "80 byte"),
                Map.entry("imageio.input.stream.tests.readBit", "1 bit"),
                Map.entry("imageio.input.stream.tests.readUnsignedShort", "2 byte"),
                Map.entry("imageio.input.stream.tests.readFloat", "4 byte"),
                Map.entry("imageio.output.stream.tests.writeDouble", "8 byte"),
                Map.entry("imageio.output.stream.tests.writeByteArray", "80 byte"),
                Map.entry("imageio.input.image.imageio.tests.imageioRead", "400 pixel"),
                Map.entry("imageio.input.image.imageio.reader.tests.getImageMetadata", "1 image"),
                Map.entry("imageio.output.image.imageio.tests.imageioWrite", "400 pixel"));
        expected.forEach((test, unit) -> {
            J2dRow row = row(test, "file", 20);
            assertEquals(unit, row.unitsPerRep() + " " + row.unit(), test);
        });
    }

    @Test
    void challengeHasAnEntrantForEachSideWithTheSameWork() {
        Benchmark benchmark = row("imageio.input.stream.tests.readInt", "file", 20).benchmark(List.of("A", "B"));
        List<String> setUp =
                List.of("j2d", "imageio.input.stream.tests.readInt", "file", "true", "20", "", "", "false");
        assertEquals(List.of(new SideWorkload("A", "A", setUp), new SideWorkload("B", "B", setUp)),
                benchmark.workloads());
        assertEquals(4, benchmark.unitsPerRep());
    }

    private static J2dRow row(String test, String place, int size) {
        return ALL.stream().filter(row -> row.setup().test().equals(test) && row.setup().place().equals(place)
                && row.setup().size() == size && row.setup().useCache()).findFirst().orElseThrow();
    }
}
