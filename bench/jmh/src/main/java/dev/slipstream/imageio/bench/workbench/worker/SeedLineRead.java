package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;

/** Reads the lines of a file, over and over; each repetition opens it. */
final class SeedLineRead implements Workload {

    private final SeedLineReading reading;
    private final File file;
    private final SeedLineSink.Totals totals = new SeedLineSink.Totals();

    SeedLineRead(SeedLineReading reading, String path) {
        this.reading = reading;
        this.file = new File(path);
    }

    @Override
    public void repeat(long times) throws IOException {
        for (long i = 0; i < times; i++) {
            reading.read(file, totals);
        }
    }

    @Override
    public String digest() throws IOException {
        SeedLineSink.Digest digest = new SeedLineSink.Digest();
        reading.read(file, digest);
        return digest.toString();
    }

    @Override
    public void close() {
        // Every repetition closes its own stream.
    }
}
