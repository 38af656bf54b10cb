package dev.slipstream.imageio.png.write;

import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.Raster;
import java.awt.image.RenderedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.event.IIOWriteWarningListener;
import javax.imageio.metadata.IIOMetadata;
import org.jspecify.annotations.Nullable;

/**
 * The chunks that the JDK's writer makes of metadata, byte for byte. To get them, the JDK's writer writes an image of
 * one pixel with the metadata, of the type of the image to be written. No chunk depends on the size or the pixels.
 */
public final class JdkPreamble implements IIOWriteWarningListener {

    private final List<String> warnings = new ArrayList<>();

    private JdkPreamble() {}

    /** Null if the JDK's writer refuses the metadata, or if they are too large to be kept in memory twice. */
    public static @Nullable Preamble of(ImageWriter jdk, IIOMetadata metadata, RenderedImage image,
            WriteRequest request) {
        JdkPreamble listener = new JdkPreamble();
        jdk.addIIOWriteWarningListener(listener);
        try {
            byte[] file = file(jdk, new IIOImage(onePixelOf(image), null, metadata), request);
            return Preamble.of(file, request.width(), request.height(), listener.warnings);
        } catch (IOException | RuntimeException e) {
            return null; // the JDK's writer will throw it again
        } finally {
            jdk.dispose();
        }
    }

    private static byte[] file(ImageWriter jdk, IIOImage image, WriteRequest request) throws IOException {
        ImageWriteParam param = jdk.getDefaultWriteParam();
        param.setCompressionMode(ImageWriteParam.MODE_DISABLED);
        param.setProgressiveMode(request.progressive());
        SourceBands bands = request.bands();
        param.setSourceBands(bands == null ? null : bands.indexes());
        try (SmallFile file = new SmallFile()) {
            jdk.setOutput(file);
            jdk.write(null, image, param);
            return file.toByteArray();
        }
    }

    private static BufferedImage onePixelOf(RenderedImage image) {
        ColorModel colours = image.getColorModel();
        WritableRaster pixel =
                Raster.createWritableRaster(image.getSampleModel().createCompatibleSampleModel(1, 1), null);
        return new BufferedImage(colours, pixel, colours.isAlphaPremultiplied(), null);
    }

    @Override
    public void warningOccurred(ImageWriter source, int imageIndex, String warning) {
        warnings.add(warning);
    }
}
