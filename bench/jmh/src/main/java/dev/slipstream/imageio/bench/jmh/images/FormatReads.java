package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Param;

/** Reads of one file, from wherever it is. */
public abstract class FormatReads extends NanosecondBenchmark {

    /** What it is read from: a file, or an array in memory, with ImageIO's default settings or without a cache file. */
    public enum From {
        FILE, DEFAULT_CACHE, MEMORY
    }

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param
    private From from;

    private byte[] bytes;
    private File file;

    final void setUp(String format, byte[] encoded) throws IOException {
        bytes = encoded;
        file = File.createTempFile("read", "." + format);
        file.deleteOnExit();
        Files.write(file.toPath(), bytes);
        ImageIoReads.setUp(side, format, bytes);
        ImageIO.setUseCache(from == From.DEFAULT_CACHE);
    }

    final Object input() {
        return from == From.FILE ? file : new ByteArrayInputStream(bytes);
    }
}
