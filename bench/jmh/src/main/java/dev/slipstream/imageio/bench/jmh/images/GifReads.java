package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for reading all images of a GIF. */
public class GifReads extends NanosecondBenchmark {

    /** What it is read from: a file, or an array in memory, with ImageIO's default settings or without a cache file. */
    public enum From {
        FILE, DEFAULT_CACHE, MEMORY
    }

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param({"PHOTO", "SCREENSHOT", "ICON", "ANIMATION"})
    private GifKind kind;

    @Param
    private From from;

    private byte[] bytes;
    private File file;

    @Setup
    public void encode() throws IOException {
        bytes = kind.encode(kind.image());
        file = File.createTempFile("read", ".gif");
        file.deleteOnExit();
        Files.write(file.toPath(), bytes);
        ImageIoReads.setUp(side, "gif", bytes);
        ImageIO.setUseCache(from == From.DEFAULT_CACHE);
    }

    @Benchmark
    public int read() throws IOException {
        Object input = from == From.FILE ? file : new ByteArrayInputStream(bytes);
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            reader.setInput(stream, false, true);
            int pixels = 0;
            for (int i = 0; i < kind.frames(); i++) {
                pixels += reader.read(i).getWidth();
            }
            reader.dispose();
            return pixels;
        }
    }
}
