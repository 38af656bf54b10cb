package dev.slipstream.imageio.bench.jmh.documents;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.stream.WindowSizes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A file of 8 MiB, which is in the page cache, through windows of several sizes (JDK-8299336 chose one for
 * {@code transferTo}): what the library's own size was chosen by. From the device there was no difference.
 */
public class WindowSweep extends NanosecondBenchmark {

    public static final int LENGTH = 8 << 20;
    private static final int LINE = 1000;

    @Param({"1024", "2048", "4096", "8192", "16384", "32768", "65536", "131072"})
    private int window;

    private File file;

    @Setup
    public void write() throws IOException {
        file = File.createTempFile("slipstream-window-", ".tmp");
        Files.write(file.toPath(), new byte[LENGTH]);
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(file.toPath());
    }

    @Benchmark
    public long readInt() throws IOException {
        try (ImageInputStream in = WindowSizes.input(file, window)) {
            long sum = 0;
            for (int i = 0; i < LENGTH; i += Integer.BYTES) {
                sum += in.readInt();
            }
            return sum;
        }
    }

    @Benchmark
    public long readByteArray() throws IOException {
        byte[] line = new byte[LINE];
        try (ImageInputStream in = WindowSizes.input(file, window)) {
            long sum = 0;
            for (int n = in.read(line); n > 0; n = in.read(line)) {
                sum += n;
            }
            return sum;
        }
    }

    @Benchmark
    public long writeInt() throws IOException {
        try (ImageOutputStream out = WindowSizes.output(file, window)) {
            for (int i = 0; i < LENGTH; i += Integer.BYTES) {
                out.writeInt(i);
            }
            return out.getStreamPosition();
        }
    }
}
