package dev.slipstream.imageio.bench.jmh.images;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;

/** Reads real images out of memory, without a cache file. */
public class RealReads extends RealBenchmark {

    @Override
    Action action(RealImages.File file) throws IOException {
        Action action = () -> ImageIoReads.read(file.bytes());
        try {
            return action.run() == null ? null : action;
        } catch (IOException | RuntimeException rejected) { // as by the JDK's reader of TIFFs
            return null;
        }
    }

    @Benchmark
    public Object read() throws IOException {
        return runAll();
    }
}
