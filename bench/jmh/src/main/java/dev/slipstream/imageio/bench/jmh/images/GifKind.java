package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.images.TestImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** The GIFs that benchmarks read and write: images in RGB, an indexed one, and an animation. */
public enum GifKind {
    PHOTO(1000), SCREENSHOT(1000), ICON(16), INDEXED(1000), ANIMATION(200);

    private static final int FRAMES = 50;

    private final int size;

    GifKind(int size) {
        this.size = size;
    }

    int frames() {
        return this == ANIMATION ? FRAMES : 1;
    }

    /** The image as an application has it in memory; an animation repeats it. */
    BufferedImage image() throws IOException {
        boolean isDrawn = this == SCREENSHOT || this == ICON;
        byte[] png = isDrawn ? TestImages.pngScreenshot(size, size) : TestImages.pngPhoto(size, size);
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        image.createGraphics().drawImage(ImageIoReads.read(png), 0, 0, null);
        return this == INDEXED ? ImageIoReads.read(PHOTO.encode(image)) : image;
    }

    /** With the writer that ImageIO finds first. */
    byte[] encode(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (this != ANIMATION) {
            ImageIO.write(image, "gif", out);
            return out.toByteArray();
        }
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < FRAMES; i++) {
                writer.writeToSequence(new IIOImage(image, null, delay(image, writer)), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** A tenth of a second. */
    private static IIOMetadata delay(BufferedImage image, ImageWriter writer) throws IOException {
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
