package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for reading all images of a GIF. */
public class GifReads extends NanosecondBenchmark {

    private static final int FRAMES = 50;

    /** What is read. */
    public enum Kind {
        PHOTO(1000), SCREENSHOT(1000), ICON(16), ANIMATION(200);

        private final int size;

        Kind(int size) {
            this.size = size;
        }

        private byte[] encode() throws IOException {
            byte[] png = this == PHOTO || this == ANIMATION
                    ? TestImages.pngPhoto(size, size) : TestImages.pngScreenshot(size, size);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
                writer.setOutput(stream);
                writer.prepareWriteSequence(null);
                for (int i = this == ANIMATION ? FRAMES : 1; i > 0; i--) {
                    writer.writeToSequence(new IIOImage(image, null, null), null);
                }
                writer.endWriteSequence();
            } finally {
                writer.dispose();
            }
            return out.toByteArray();
        }
    }

    /** What it is read from: a file, or an array in memory, with ImageIO's default settings or without a cache file. */
    public enum From {
        FILE, DEFAULT_CACHE, MEMORY
    }

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param
    private Kind kind;

    @Param
    private From from;

    private byte[] bytes;
    private File file;

    @Setup
    public void encode() throws IOException {
        bytes = kind.encode();
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
            for (int i = 0; i < (kind == Kind.ANIMATION ? FRAMES : 1); i++) {
                pixels += reader.read(i).getWidth();
            }
            reader.dispose();
            return pixels;
        }
    }
}
