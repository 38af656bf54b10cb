package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** A reader seeks to the rows that are requested of an uncompressed image, and takes no others. */
class PartsCostTest {

    private static final int WIDTH = 300;
    private static final int HEIGHT = 500;
    private static final int STRIDE = 3 * WIDTH;

    @Test
    void partsTakeTheirRowsOnly() throws IOException {
        byte[] file = SampleImages.encode(SampleImages.image(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR), "bmp");
        BytesImageInputStream stream = new BytesImageInputStream(file);
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        reader.setInput(stream);
        Random random = new Random(1);
        int height = reader.getHeight(0);
        for (int i = 0; i < 50; i++) {
            long before = stream.taken();
            ImageReadParam param = new ImageReadParam();
            int rows = 1 + random.nextInt(40);
            param.setSourceRegion(new Rectangle(random.nextInt(WIDTH), random.nextInt(height - rows), WIDTH, rows));
            reader.read(0, param);
            long taken = stream.taken() - before;
            assertTrue(taken <= (long) rows * STRIDE, () -> taken + " bytes for " + rows + " rows");
        }
    }
}
