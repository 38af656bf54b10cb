package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** Of several reasons to refuse a request for an image with a profile, the same one is given. */
class RefusedParamsTest {

    private static final int SIZE = 8;

    private static byte[] fileWithProfile() throws IOException {
        BufferedImage image = SampleImages.image(SIZE, SIZE, BufferedImage.TYPE_3BYTE_BGR);
        return MadeTiff.of(List.of(image), null, MadeTiff.profile()).bytes;
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
