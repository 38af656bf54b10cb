package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeedWorkloadsTest {

    @TempDir
    private Path temp;

    /** A draft of the document lost what came behind the second block. */
    @ParameterizedTest
    @ValueSource(ints = {1, 8191, 8192, 8193, 16385, 24576, 24577, 100_000})
    void everyCacheGivesBackAllBlocks(int length) throws IOException {
        byte[] bytes = new byte[length];
        new Random(8193832).nextBytes(bytes);
        for (SeedCaching caching : SeedCaching.values()) {
            try (Workload workload = workload(SeedWorkloads.CACHE, caching.name(), length)) {
                workload.repeat(2);
                assertEquals(crc(bytes), workload.digest(), caching + ", " + length);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void linesEndWithAnyLineEndAndWithTheFile(SeedLineReading reading) throws IOException {
        assertEquals(List.of("one", "", "two \u00e9", "three", "four"),
                read(reading, "one\n\ntwo \u00e9\r\nthree\rfour"));
    }

    /** The known traps: a line end across two of a reader's buffers, and a line that is longer than one. */
    @ParameterizedTest
    @EnumSource
    void linesMayLieAcrossBuffers(SeedLineReading reading) throws IOException {
        for (int length : List.of(8190, 8191, 8192, 16383, 20_000)) {
            String line = "x".repeat(length);
            List<String> lines = read(reading, line + "\r\ny\n" + line + "\r\n");
            assertTrue(lines.equals(List.of(line, "y", line)), () -> "of length " + length + ": read "
                    + lines.stream().map(String::length).toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyFileHasNoLines(SeedLineReading reading) throws IOException {
        assertEquals(List.of(), read(reading, ""));
    }

    @Test
    void linesHaveADigestOfTheirOwn() throws IOException {
        Path file = Files.writeString(temp.resolve("lines"), "ab\nc\n");
        Path other = Files.writeString(temp.resolve("others"), "a\nbc\n");
        for (SeedLineReading reading : SeedLineReading.values()) {
            try (Workload workload = workload(SeedWorkloads.LINES, reading.name(), file);
                    Workload same = workload(SeedWorkloads.LINES, "BUFFERED", file);
                    Workload different = workload(SeedWorkloads.LINES, reading.name(), other)) {
                workload.repeat(2);
                assertEquals(same.digest(), workload.digest());
                assertEquals("2 lines, CRC", workload.digest().substring(0, 12));
                assertNotEquals(different.digest(), workload.digest());
            }
        }
    }

    @Test
    void aLargeReadFillsTheArrayFromTheBeginning() throws IOException {
        byte[] bytes = new byte[100_000];
        new Random(1).nextBytes(bytes);
        Path file = Files.write(temp.resolve("large"), bytes);
        try (Workload workload = workload(SeedWorkloads.LARGE, file, 70_000)) {
            workload.repeat(3);
            assertEquals(crc(Arrays.copyOf(bytes, 70_000)), workload.digest());
        }
    }

    @Test
    void anUnknownOneIsRefusedByName() {
        assertEquals("Unknown workload of a document's table: [tea, a, b]",
                assertThrows(IllegalArgumentException.class, () -> workload("tea", "a", "b")).getMessage());
    }

    private List<String> read(SeedLineReading reading, String text) throws IOException {
        Path file = Files.writeString(temp.resolve("text"), text, StandardCharsets.ISO_8859_1);
        List<String> lines = new ArrayList<>();
        reading.read(file.toFile(), new SeedLineSink() {
            @Override
            public void line(String line) {
                lines.add(line);
            }

            @Override
            public void line(char[] chars, int from, int to) {
                lines.add(new String(chars, from, to - from));
            }
        });
        return lines;
    }

    private static Workload workload(String name, Object first, Object second) throws IOException {
        return Workloads.of(List.of(SeedWorkloads.KIND, name, first.toString(), second.toString()));
    }

    private static String crc(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return Long.toHexString(sum.getValue());
    }
}
