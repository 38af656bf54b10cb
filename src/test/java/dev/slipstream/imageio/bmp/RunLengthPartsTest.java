package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bmp.BmpFiles.Bmp;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A read of a part of a run-length coded image that nobody listens to ends early, with the same result. */
class RunLengthPartsTest {

    @Test
    void partsAreTheSameWithoutListeners() throws IOException {
        List<Bmp> files = BmpFiles.intact().stream().filter(bmp -> bmp.toString().contains("rle")).toList();
        assertTrue(files.size() > 5, files.size() + " files");
        for (Bmp bmp : files) {
            for (int i = 0; i < 40; i++) {
                Reading heard = read(bmp, true, new Random(i));
                Reading unheard = read(bmp, false, new Random(i));
                assertEquals(heard.failure(), unheard.failure(), bmp + " " + i);
                assertEquals(heard.position(), unheard.position(), bmp + " " + i);
                if (heard.isRead()) {
                    SameImage.assertSame(heard.image(), unheard.image(), bmp + " " + i);
                }
            }
        }
    }

    /** The file ends within the rows after the part. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void dataBehindThePartAreNotDecodedWithoutListeners(boolean isTopDown) throws IOException {
        BmpBuilder bmp = new BmpBuilder(40, 8, 4, 20).palette(new int[256]).compression(BmpBuilder.RLE8)
                .data(new byte[] {4, 1, 0, 0, 4, 2, 0, 0, 4, 3, 0, 0}).claimImageSize(1000);
        byte[] file = (isTopDown ? bmp.topDown() : bmp).toByteArray();
        for (boolean isHeard : new boolean[] {true, false}) {
            ImageReader reader = BMP.open(Side.SLIPSTREAM);
            reader.setInput(WindowedImageInputStream.of(file));
            ImageReadParam param = new ImageReadParam();
            param.setSourceRegion(new Rectangle(0, isTopDown ? 0 : 18, 4, 2));
            Reading read = isHeard ? Reading.of(reader, param) : Reading.unheard(reader, param);
            assertEquals(!isHeard, read.isRead(), read::toString);
        }
    }

    private static Reading read(Bmp bmp, boolean isHeard, Random random) throws IOException {
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        reader.setInput(WindowedImageInputStream.of(bmp.bytes()));
        ImageReadParam param = new ImageReadParam();
        int height = reader.getHeight(0);
        int y = random.nextInt(height);
        param.setSourceRegion(new Rectangle(0, y, reader.getWidth(0), 1 + random.nextInt(height - y)));
        return isHeard ? Reading.of(reader, param) : Reading.unheard(reader, param);
    }
}
