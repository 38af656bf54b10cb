package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Nanoseconds for writing a whole image, the way applications do, by the JDK's writers and streams, and by
 * Slipstream's. TwelveMonkeys has no output streams: with that side it refuses to run. {@code -prof gc} shows the
 * bytes that it allocates.
 */
public class ImageWrites extends NanosecondBenchmark {

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param({"BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE", "FILE"})
    private ImageDestination destination;

    @Param
    private WrittenKind kind;

    private Turns<BufferedImage> images;
    private File file;

    @Setup
    public void create() throws IOException {
        side.takeOver();
        side.mustServeOutput(destination.outputClass());
        side.mustWrite(kind.format());
        destination.setUp();
        images = new Turns<>(kind.width(), kind::image);
        file = File.createTempFile("slipstream-jmh-", ".tmp");
        if (!write()) {
            throw new IllegalStateException("No writer for " + kind);
        }
    }

    @TearDown
    public void delete() throws IOException {
        Files.deleteIfExists(file.toPath());
    }

    @Benchmark
    public boolean write() throws IOException {
        return kind.isInterlaced()
                ? destination.writeInterlaced(images.next(), kind.format(), file)
                : destination.write(images.next(), kind.format(), file);
    }
}
