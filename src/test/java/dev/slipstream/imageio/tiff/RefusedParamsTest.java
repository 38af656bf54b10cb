package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Writers;
import java.awt.Rectangle;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.plugins.tiff.TIFFTag;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;

/** Of several reasons to refuse a request for an image with a profile, the same one is given. */
class RefusedParamsTest {

    private static final int SIZE = 8;

    private static byte[] fileWithProfile() throws IOException {
        BufferedImage image = SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_3BYTE_BGR);
        ImageWriter writer = Writers.jdk("tiff").createWriterInstance();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            TIFFDirectory directory = TIFFDirectory.createFromMetadata(
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image),
                            writer.getDefaultWriteParam()));
            byte[] profile = ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
            directory.addTIFFField(new TIFFField(
                    BaselineTIFFTagSet.getInstance().getTag(BaselineTIFFTagSet.TAG_ICC_PROFILE),
                    TIFFTag.TIFF_UNDEFINED, profile.length, profile));
            writer.write(null, new IIOImage(image, null, directory.getAsMetadata()),
                    writer.getDefaultWriteParam());
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static String refusal(Side side, byte[] file, ImageReadParam param) throws IOException {
        ImageReader reader = TiffReaders.open(side);
        reader.setInput(new BytesImageInputStream(file));
        return assertThrows(IllegalArgumentException.class, () -> reader.read(0, param)).getMessage();
    }

    @Test
    void bandsOutOfRangeComeBeforeAnEmptyRegion() throws IOException {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(0, SIZE - 1, SIZE, SIZE));
        param.setSourceSubsampling(1, 4, 0, 2);
        byte[] file = fileWithProfile();
        assertEquals(refusal(Side.JDK, file, param), refusal(Side.SLIPSTREAM, file, param));
        param.setSourceBands(new int[] {4});
        param.setDestinationBands(new int[] {4});
        assertEquals(refusal(Side.JDK, file, param), refusal(Side.SLIPSTREAM, file, param));
    }
}
