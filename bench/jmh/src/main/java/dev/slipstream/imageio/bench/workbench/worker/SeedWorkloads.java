package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.util.List;

/** The workloads of the documents' tables, by the names that the tool calls them. */
public final class SeedWorkloads {

    /** What {@link Workloads} calls all of them. */
    public static final String KIND = "seed";

    /** A stream of unknown length: how it is cached, and the length. */
    public static final String CACHE = "cache";
    /** A file of lines: how they are read, and the path. */
    public static final String LINES = "lines";
    /** Bytes of a file into one array: the path, and how many. */
    public static final String LARGE = "large";

    private SeedWorkloads() {
    }

    static Workload of(List<String> fields) throws IOException {
        if (fields.size() != 3) {
            throw new IllegalArgumentException("Not the name of a workload and two fields: " + fields);
        }
        return switch (fields.get(0)) {
            case CACHE -> new SeedCacheRead(SeedCaching.valueOf(fields.get(1)), Integer.parseInt(fields.get(2)));
            case LINES -> new SeedLineRead(SeedLineReading.valueOf(fields.get(1)), fields.get(2));
            case LARGE -> new SeedLargeRead(fields.get(1), Integer.parseInt(fields.get(2)));
            default -> throw new IllegalArgumentException("Unknown workload of a document's table: " + fields);
        };
    }
}
