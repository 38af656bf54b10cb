package dev.slipstream.imageio.bench.images;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Photos and screenshots in any size, the same ones at every call. */
public final class TestImages {
    private static final int SEED = 1;

    private static final float JPEG_QUALITY = 0.85f;

    private TestImages() {
    }

    /** A picture that compresses like a photo. */
    public static BufferedImage photo(int width, int height, int bufferedImageType) {
        return Photo.of(SEED, width, height).image(bufferedImageType);
    }

    /** A photo as libpng writes it by default, without alpha: what a {@link PngKind} is, in any size. */
    public static byte[] pngPhoto(int width, int height) {
        return LibpngEncoder.encode(DetailedPhoto.of(SEED, width, height), PngColour.RGB, 8, false);
    }

    /** The same as a BMP of 24 bits a pixel. */
    public static byte[] bmpPhoto(int width, int height) {
        return BmpCoding.RGB24.encode(DetailedPhoto.of(SEED, width, height));
    }

    /** The same as the JDK's writer writes it as a JPEG, without losing much. */
    public static byte[] jpegPhoto(int width, int height, boolean isProgressive) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            ImageWriteParam param = writer.getDefaultWriteParam();
            param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            param.setCompressionQuality(JPEG_QUALITY);
            param.setProgressiveMode(isProgressive ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            BufferedImage photo = ImageIO.read(new ByteArrayInputStream(bmpPhoto(width, height)));
            writer.write(null, new IIOImage(photo, null, null), param);
        } finally {
            writer.dispose();
        }
        return out.toByteArray();
    }

    /** A screenshot, likewise a PNG. */
    public static byte[] pngScreenshot(int width, int height) {
        return LibpngEncoder.encode(Screenshot.of(width, height), PngColour.RGB, 8, false);
    }
}
