package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.ImageWrites;
import dev.slipstream.imageio.bench.jmh.images.Target;
import java.io.IOException;
import java.io.RandomAccessFile;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Deleting, creating, writing and closing a small file, without any image: what a small {@code ImageIO.write} to a
 * {@code File} cannot fall below, whoever does it. See {@link ImageWrites}.
 */
public class FileCreation extends NanosecondBenchmark {

    /** About a 20x20 image in 24 bits. */
    private final byte[] bytes = new byte[1254];

    private Target target;

    @Setup
    public void create() throws IOException {
        target = new Target();
    }

    @TearDown
    public void delete() throws IOException {
        target.close();
    }

    @Benchmark
    public boolean deleteCreateWriteClose() throws IOException {
        boolean deleted = target.file().delete();
        try (RandomAccessFile file = new RandomAccessFile(target.file(), "rw")) {
            file.write(bytes);
        }
        return deleted;
    }
}
