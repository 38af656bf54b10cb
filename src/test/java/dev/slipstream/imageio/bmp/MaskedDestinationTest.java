package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.bmp.BmpFormat.BMP;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageReadParam;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pixels of 16 bits whose alpha mask has gaps are put into a destination as they are: the JDK's reader ignores it. */
class MaskedDestinationTest {

    @ParameterizedTest
    @ValueSource(ints = {BufferedImage.TYPE_USHORT_555_RGB, BufferedImage.TYPE_USHORT_565_RGB,
        BufferedImage.TYPE_USHORT_GRAY})
    void aDestinationOf16BitsTakesTheBitsOfTheFile(int type) throws IOException {
        long[] pixels = new Random(1).longs(12).toArray();
        for (int[] masks : new int[][] {{0x7800, 0x3c0, 0x1e, 0x8021}, {0xf000, 0x7c0, 0x1c, 0x823},
                {0x7c00, 0x3e0, 0x1e, 0x8001}}) {
            byte[] file = new BmpBuilder(56, 16, 4, 3).compression(BmpBuilder.BITFIELDS)
                    .masks(masks[0], masks[1], masks[2], masks[3]).pixels(pixels).toByteArray();
            read(Side.JDK, file, type)
                    .assertSame(read(Side.SLIPSTREAM, file, type), "alpha " + Integer.toHexString(masks[3]));
        }
    }

    private static Reading read(Side side, byte[] file, int type) throws IOException {
        ImageReadParam param = new ImageReadParam();
        param.setDestination(new BufferedImage(4, 3, type));
        return BMP.read(side, file, param);
    }
}
