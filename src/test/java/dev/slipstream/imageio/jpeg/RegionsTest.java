package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** Regions of images of several scans, whose rows of MCUs are recoded as far as they matter. */
class RegionsTest {

    private static String read(Side side, byte[] file, Rectangle region) throws IOException {
        ImageReader reader = JpegReaders.open(side);
        try (BytesImageInputStream stream = new BytesImageInputStream(file)) {
            reader.setInput(stream, true, true);
            ImageReadParam param = reader.getDefaultReadParam();
            param.setSourceRegion(region);
            return Story.facts(reader.read(0, param)) + stream.getStreamPosition();
        } catch (IOException | RuntimeException e) {
            return Story.text(e);
        } finally {
            reader.dispose();
        }
    }

    /** Of all factors: the upsampling of a row looks at the rows beside it, which may be of another MCU. */
    @Test
    void everyRow() throws IOException {
        for (int seed = 0; seed < 6; seed++) {
            byte[] file = MadeJpeg.of(new Random(seed));
            for (int y = 0; y < 70; y++) {
                Rectangle region = new Rectangle(0, y, 70, 1);
                assertEquals(read(Side.JDK, file, region), read(Side.SLIPSTREAM, file, region), seed + " " + region);
            }
        }
    }

    @Test
    void aRegionThatEndsBeyondAllNumbers() throws IOException {
        byte[] file = MadeJpeg.of(new Random(1));
        Rectangle region = new Rectangle(1, 5, Integer.MAX_VALUE, Integer.MAX_VALUE);
        assertEquals(read(Side.JDK, file, region), read(Side.SLIPSTREAM, file, region));
    }
}
