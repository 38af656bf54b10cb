package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.worker.SeedLineReading;
import java.util.Map;

/** The third document's times on JDK 1.2.2, in per cent of reading through a BufferedInputStream. */
record LineFigures(Map<SeedLineReading, Integer> percent) {

    static final LineFigures LONG = new LineFigures(Map.of(
            SeedLineReading.UNBUFFERED, 1992, SeedLineReading.BUFFERED, 100, SeedLineReading.READER, 43,
            SeedLineReading.OWN_CHARS, 28, SeedLineReading.OWN_CONVERSION, 10));

    static final LineFigures SHORT = new LineFigures(Map.of(
            SeedLineReading.UNBUFFERED, 1808, SeedLineReading.BUFFERED, 100, SeedLineReading.READER, 96,
            SeedLineReading.OWN_CHARS, 24, SeedLineReading.OWN_CONVERSION, 12));

    /** Null for what did not exist then, or nobody measured. */
    Integer of(SeedLineReading reading) {
        return percent.get(reading);
    }
}
