package dev.slipstream.imageio.interop;

import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Reads and writes of images: some of everything that events say. */
final class RecordedCalls {

    static final int WIDTH = 40;
    static final int HEIGHT = 30;

    private static final BufferedImage IMAGE = SampleImages.image(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR);

    private RecordedCalls() {}

    /** Reads an image. */
    public static void main(String[] arguments) throws IOException {
        read("png", null, null);
    }

    static void use() throws IOException {
        ImageReadParam region = new ImageReadParam();
        region.setSourceSubsampling(2, 3, 0, 0);
        ImageReadParam bands = new ImageReadParam();
        bands.setSourceBands(new int[] {0, 1, 2});
        read("png", null, region);
        read("png", null, bands);
        read("bmp", null, null);
        read("gif", null, null);
        read("jpg", null, null);
        read("jpg", "progressive", null);
        read("tiff", null, null);
        read("tiff", "LZW", null);
        readFailing();
        ImageIO.write(IMAGE, "png", new ByteArrayOutputStream());
        ImageIO.write(IMAGE, "bmp", new ByteArrayOutputStream());
        write("gif", null, true);
    }

    private static void read(String format, String compression, ImageReadParam param) throws IOException {
        byte[] file = compression == null ? SampleImages.encode(IMAGE, format) : write(format, compression, false);
        ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
        try (ImageInputStream input = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(input);
            reader.read(0, param);
        } finally {
            reader.dispose();
        }
    }

    private static void readFailing() throws IOException {
        byte[] file = SampleImages.encode(IMAGE, "png");
        file[20] = 0; // the height, which is 0 now
        file[21] = 0;
        file[22] = 0;
        file[23] = 0;
        try {
            ImageIO.read(new ByteArrayInputStream(file));
            throw new AssertionError("a PNG without height was read");
        } catch (IIOException expected) {
            // It is recorded as well.
        }
    }

    private static byte[] write(String format, String compression, boolean isSequence) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        ImageWriteParam param = writer.getDefaultWriteParam();
        if ("progressive".equals(compression)) {
            param.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
        } else if (compression != null) {
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionType(compression);
        }
        Path file = Files.createTempFile("recorded", format);
        try (ImageOutputStream output = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(output);
            if (isSequence) {
                writer.prepareWriteSequence(null);
                writer.writeToSequence(new IIOImage(IMAGE, List.of(), null), param);
                writer.endWriteSequence();
            } else {
                writer.write(null, new IIOImage(IMAGE, null, null), param);
            }
        } finally {
            writer.dispose();
        }
        byte[] bytes = Files.readAllBytes(file);
        Files.delete(file);
        return bytes;
    }
}
