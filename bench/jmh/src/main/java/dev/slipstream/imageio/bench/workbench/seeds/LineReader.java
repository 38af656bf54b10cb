package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import dev.slipstream.imageio.bench.workbench.worker.SeedLineReading;
import dev.slipstream.imageio.bench.workbench.worker.SeedWorkloads;
import java.nio.file.Path;
import java.util.List;

/** Who reads lines for the third document's table, in the order of the rows; the base of all ratios comes first. */
enum LineReader {

    JDK_FILE(Result.JDK, Result.JDK, SeedLineReading.IMAGE_FILE, "JDK, File"),
    JDK_MEMORY("JDK memory cache", Result.JDK, SeedLineReading.IMAGE_MEMORY_CACHE,
            "JDK, BufferedInputStream, memory cache"),
    JDK_FILE_CACHE("JDK file cache", Result.JDK, SeedLineReading.IMAGE_FILE_CACHE,
            "JDK, BufferedInputStream, file cache"),
    TWELVEMONKEYS_FILE(Result.TWELVEMONKEYS, Result.TWELVEMONKEYS, SeedLineReading.IMAGE_FILE, "TwelveMonkeys, File"),
    TWELVEMONKEYS_MEMORY("TwelveMonkeys memory cache", Result.TWELVEMONKEYS, SeedLineReading.IMAGE_MEMORY_CACHE,
            "TwelveMonkeys, BufferedInputStream, memory cache"),
    SLIPSTREAM_FILE(Result.SLIPSTREAM, Result.SLIPSTREAM, SeedLineReading.IMAGE_FILE, "Slipstream, File"),
    SLIPSTREAM_MEMORY("Slipstream memory cache", Result.SLIPSTREAM, SeedLineReading.IMAGE_MEMORY_CACHE,
            "Slipstream, BufferedInputStream, memory cache"),
    UNBUFFERED("unbuffered", Result.JDK, SeedLineReading.UNBUFFERED, "DataInputStream on FileInputStream"),
    BUFFERED("buffered", Result.JDK, SeedLineReading.BUFFERED, "DataInputStream on BufferedInputStream"),
    READER("BufferedReader", Result.JDK, SeedLineReading.READER, "BufferedReader"),
    OWN_CHARS("own buffer", Result.JDK, SeedLineReading.OWN_CHARS, "own char buffer, no strings"),
    OWN_CONVERSION("own conversion", Result.JDK, SeedLineReading.OWN_CONVERSION, "own byte-to-char loop, no strings");

    private final String workload;
    private final String side;
    private final SeedLineReading reading;
    private final String label;

    LineReader(String workload, String side, SeedLineReading reading, String label) {
        this.workload = workload;
        this.side = side;
        this.reading = reading;
        this.label = label;
    }

    /** What the results call it. */
    String workload() {
        return workload;
    }

    SeedLineReading reading() {
        return reading;
    }

    /** What the table calls it. */
    String label() {
        return label;
    }

    SideWorkload workload(Path file) {
        return new SideWorkload(workload, side,
                List.of(SeedWorkloads.KIND, SeedWorkloads.LINES, reading.name(), file.toString()));
    }
}
