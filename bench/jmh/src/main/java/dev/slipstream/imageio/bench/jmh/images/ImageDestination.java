package dev.slipstream.imageio.bench.jmh.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Where an image is written to, with ImageIO's default cache setting (a cache file) and without. */
public enum ImageDestination {
    FILE, FILE_OUTPUT_STREAM, FILE_OUTPUT_STREAM_NO_CACHE, BYTE_ARRAY_OUTPUT_STREAM, BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE;

    void setUp() {
        ImageIO.setUseCache(!name().endsWith("_NO_CACHE"));
    }

    Class<?> outputClass() {
        return this == FILE ? File.class : OutputStream.class;
    }

    /** Returns what ImageIO.write does: whether there is a writer. */
    boolean write(BufferedImage image, String format, File file) throws IOException {
        if (this == FILE) {
            return ImageIO.write(image, format, file);
        }
        try (OutputStream out = outputStream(file)) {
            return ImageIO.write(image, format, out);
        }
    }

    /** The same as ImageIO.write does, with the one parameter that asks for Adam7. */
    boolean writeInterlaced(BufferedImage image, String format, File file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        try (OutputStream out = outputStream(file);
                ImageOutputStream stream = ImageIO.createImageOutputStream(this == FILE ? file : out)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.write(null, new IIOImage(image, null, null), param);
            return true;
        } finally {
            writer.dispose();
        }
    }

    /**
     * A file is deleted first, as ImageIO does, never truncated: when one that was truncated is closed, ext4 waits for
     * the disk (auto_da_alloc), and that would be all there is to measure.
     */
    private OutputStream outputStream(File file) throws IOException {
        if (name().startsWith("BYTE_ARRAY")) {
            return new ByteArrayOutputStream();
        }
        Files.deleteIfExists(file.toPath());
        return this == FILE ? OutputStream.nullOutputStream() : new FileOutputStream(file);
    }
}
