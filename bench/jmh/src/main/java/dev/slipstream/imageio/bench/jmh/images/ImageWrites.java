package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
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

    /** BYTE_ARRAY_OUTPUT_STREAM has ImageIO's default, a cache file. */
    @Param({"BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE", "FILE"})
    private String destination;

    @Param
    private WrittenKind kind;

    private Turns<BufferedImage> images;
    /** Null for memory. */
    private File file;

    @Setup
    public void create() throws IOException {
        file = destination.equals("FILE") ? File.createTempFile("slipstream-jmh-", ".tmp") : null;
        ImageIO.setUseCache(!destination.endsWith("_NO_CACHE"));
        side.takeOver();
        side.mustServeOutput(file == null ? OutputStream.class : File.class);
        side.mustWrite(kind.format());
        images = new Turns<>(kind.width(), kind::image);
        if (!write()) {
            throw new IllegalStateException("No writer for " + kind);
        }
    }

    @TearDown
    public void delete() throws IOException {
        if (file != null) {
            Files.deleteIfExists(file.toPath());
        }
    }

    @Benchmark
    public boolean write() throws IOException {
        BufferedImage image = images.next();
        if (kind.isInterlaced()) {
            return writeInterlaced(image);
        }
        return file == null ? ImageIO.write(image, kind.format(), new ByteArrayOutputStream())
                : ImageIO.write(image, kind.format(), file);
    }

    /** As ImageIO.write does, which deletes a file first, with the one parameter that asks for Adam7. */
    private boolean writeInterlaced(BufferedImage image) throws IOException {
        delete();
        ImageWriter writer = ImageIO.getImageWritersByFormatName(kind.format()).next();
        try (ImageOutputStream stream =
                ImageIO.createImageOutputStream(file == null ? new ByteArrayOutputStream() : file)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.write(null, new IIOImage(image, null, null), param);
            return true;
        } finally {
            writer.dispose();
        }
    }
}
