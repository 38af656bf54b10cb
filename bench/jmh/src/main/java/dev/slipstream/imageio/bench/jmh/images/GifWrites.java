package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nanoseconds for writing a GIF, or an animation of 50 frames with delays, to memory without a cache file. */
public class GifWrites extends NanosecondBenchmark {

    private static final int FRAMES = 50;

    /** What is written: RGB, but for the indexed one. */
    public enum Kind {
        PHOTO, SCREENSHOT, ICON, INDEXED, ANIMATION;

        BufferedImage image() throws IOException {
            return switch (this) {
                case PHOTO -> rgb(TestImages.pngPhoto(1000, 1000));
                case SCREENSHOT -> rgb(TestImages.pngScreenshot(1000, 1000));
                case ICON -> rgb(TestImages.pngScreenshot(32, 32));
                case INDEXED -> read(gif(rgb(TestImages.pngPhoto(1000, 1000))));
                case ANIMATION -> rgb(TestImages.pngPhoto(200, 200));
            };
        }

        private static BufferedImage read(byte[] file) throws IOException {
            return ImageIO.read(new ByteArrayInputStream(file));
        }

        private static BufferedImage rgb(byte[] file) throws IOException {
            BufferedImage image = read(file);
            BufferedImage rgb = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
            rgb.createGraphics().drawImage(image, 0, 0, null);
            return rgb;
        }
    }

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    @Param
    private Kind kind;

    private BufferedImage image;

    @Setup
    public void create() throws IOException {
        ImageIO.setUseCache(false);
        side.takeOver();
        side.mustServeOutput(OutputStream.class);
        side.mustWrite("gif");
        image = kind.image();
    }

    @Benchmark
    public byte[] write() throws IOException {
        return kind == Kind.ANIMATION ? animation() : gif(image);
    }

    private static byte[] gif(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "gif", out);
        return out.toByteArray();
    }

    private byte[] animation() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < FRAMES; i++) {
                writer.writeToSequence(new IIOImage(image, null, delay(writer)), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** A tenth of a second. */
    private IIOMetadata delay(ImageWriter writer) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        IIOMetadataNode root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
        IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", "10");
        control.setAttribute("transparentColorIndex", "0");
        root.appendChild(control);
        metadata.mergeTree(metadata.getNativeMetadataFormatName(), root);
        return metadata;
    }
}
