package dev.slipstream.imageio.bench.jmh.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Where an image is written to, with ImageIO's default cache setting (a cache file) and without. */
public enum ImageDestination {
    /** Which ImageIO deletes first; with a FileOutputStream that is done here. */
    FILE(true),
    FILE_OUTPUT_STREAM(true),
    FILE_OUTPUT_STREAM_NO_CACHE(false),
    BYTE_ARRAY_OUTPUT_STREAM(true),
    BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE(false);

    private final boolean useCache;

    ImageDestination(boolean useCache) {
        this.useCache = useCache;
    }

    /** Returns what ImageIO.write does: whether there is a writer. */
    boolean write(BufferedImage image, String format, Target target) throws IOException {
        return switch (this) {
            case FILE -> ImageIO.write(image, format, target.file());
            case FILE_OUTPUT_STREAM, FILE_OUTPUT_STREAM_NO_CACHE -> {
                target.clear();
                try (FileOutputStream out = new FileOutputStream(target.file())) {
                    yield ImageIO.write(image, format, out);
                }
            }
            case BYTE_ARRAY_OUTPUT_STREAM, BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE ->
                    ImageIO.write(image, format, new ByteArrayOutputStream());
        };
    }

    /** The same as ImageIO.write does, with the one parameter that asks for Adam7. */
    boolean writeInterlaced(BufferedImage image, String format, Target target) throws IOException {
        target.clear();
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        try (OutputStream out = outputStream(target);
                ImageOutputStream stream = ImageIO.createImageOutputStream(this == FILE ? target.file() : out)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.write(null, new IIOImage(image, null, null), param);
            return true;
        } finally {
            writer.dispose();
        }
    }

    private OutputStream outputStream(Target target) throws IOException {
        return switch (this) {
            case FILE -> OutputStream.nullOutputStream();
            case FILE_OUTPUT_STREAM, FILE_OUTPUT_STREAM_NO_CACHE -> new FileOutputStream(target.file());
            case BYTE_ARRAY_OUTPUT_STREAM, BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE -> new ByteArrayOutputStream();
        };
    }

    void setUp() {
        ImageIO.setUseCache(useCache);
    }

    Class<?> outputClass() {
        return this == FILE ? File.class : OutputStream.class;
    }
}
