package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.worker.SeedLineReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

/**
 * A file of lines of the third document's measures, the same in every run.
 *
 * @param longest the lengths of lines are spread evenly from {@code shortest} to this
 * @param document what the document gives for its ways to read, in per cent of the buffered one
 */
record LineFile(String name, int lines, int shortest, int longest, String lineEnd,
        Map<SeedLineReading, Integer> document) {

    /** The third document's times on JDK 1.2.2, in per cent of reading through a BufferedInputStream. */
    static final Map<SeedLineReading, Integer> OF_LONG = Map.of(
            SeedLineReading.UNBUFFERED, 1992, SeedLineReading.BUFFERED, 100, SeedLineReading.READER, 43,
            SeedLineReading.OWN_CHARS, 28, SeedLineReading.OWN_CONVERSION, 10);
    static final Map<SeedLineReading, Integer> OF_SHORT = Map.of(
            SeedLineReading.UNBUFFERED, 1808, SeedLineReading.BUFFERED, 100, SeedLineReading.READER, 96,
            SeedLineReading.OWN_CHARS, 24, SeedLineReading.OWN_CONVERSION, 12);
    private static final long SEED = 83;
    private static final int FIRST_PRINTABLE = ' ';
    private static final int BEHIND_PRINTABLE = 0x7f;
    /** Letters of ISO 8859-1 that are not in ASCII; one character in this many is one of them. */
    private static final int FIRST_ACCENTED = 0xc0;
    private static final int BEHIND_ACCENTED = 0x100;
    private static final int ONE_IN = 16;

    /** 20,000 lines in 1.8 MB. */
    static LineFile ofLong(String lineEnd) {
        return new LineFile("long", 20_000, 50, 128, lineEnd, OF_LONG);
    }

    /** 34,000 lines in a third of a megabyte. */
    static LineFile ofShort(String lineEnd) {
        return new LineFile("short", 34_000, 0, 17, lineEnd, OF_SHORT);
    }

    String describeEnd() {
        return lineEnd.replace("\r", "\\r").replace("\n", "\\n");
    }

    /** The first of its lines: one of {@code parts} parts. */
    LineFile shortened(int parts) {
        return new LineFile(name, lines / parts, shortest, longest, lineEnd, document);
    }

    Path write(Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        Random random = new Random(SEED);
        for (int i = 0; i < lines; i++) {
            for (int left = random.nextInt(shortest, longest + 1); left > 0; left--) {
                text.append(character(random));
            }
            text.append(lineEnd);
        }
        Path file = folder.resolve("lines-" + name + "-" + lineEnd.length() + ".txt");
        return Files.writeString(file, text, StandardCharsets.ISO_8859_1);
    }

    private static char character(Random random) {
        return (char) (random.nextInt(ONE_IN) == 0
                ? random.nextInt(FIRST_ACCENTED, BEHIND_ACCENTED)
                : random.nextInt(FIRST_PRINTABLE, BEHIND_PRINTABLE));
    }
}
