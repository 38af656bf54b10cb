package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How many bytes of its stream a reader takes for parts of an image: they grow with the part, not with the image. */
class PartsCostTest {

    private static final int WIDTH = 1200;
    private static final int HEIGHT = 1600;
    private static final int STRIP = HEIGHT / 16;

    /** The least distance of points, in scanlines. */
    private static final int DISTANCE = (1 << 20) / (3 * WIDTH);

    /** In bytes: what a block is longer than what is needed, and headers of chunks. */
    private static final int BLOCK = 32 * 1024;

    /** All scanlines take about the same number of bytes. */
    private final byte[] file =
            SampleImages.encode(SampleImages.image(WIDTH, HEIGHT, BufferedImage.TYPE_3BYTE_BGR), "png");

    private final BytesImageInputStream stream = new BytesImageInputStream(file);
    private final ImageReader reader = PNG.open(Side.SLIPSTREAM);

    PartsCostTest() throws IOException {
        Engine.OURS.useWithFilters();
    }

    @AfterEach
    void close() throws IOException {
        Engine.OURS.close();
        reader.dispose();
        stream.close();
    }

    /** Returns how many bytes were taken for it. */
    private long read(int y, int height) throws IOException {
        long before = stream.taken();
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(0, y, WIDTH, height));
        reader.read(0, param);
        return stream.taken() - before;
    }

    private void assertTaken(long taken, int scanlines, int blocks, String what) {
        long most = (long) file.length * scanlines / HEIGHT + (long) blocks * BLOCK;
        assertTrue(taken <= most, () -> what + ": " + taken + " bytes of " + file.length + ", at most " + most);
    }

    @Test
    void eachStripTakesItsScanlines() throws IOException {
        Flags.KEEPING_METADATA.setInput(reader, stream);
        for (int y = 0; y < HEIGHT; y += STRIP) {
            assertTaken(read(y, STRIP), STRIP, 2, "strip at " + y);
        }
        assertTaken(stream.taken(), HEIGHT, 16, "all strips");
    }

    @Test
    void afterOnePassAnyPartTakesNoMoreThanFromAPointOn() throws IOException {
        Flags.KEEPING_METADATA.setInput(reader, stream);
        for (int y = 0; y < HEIGHT; y += STRIP) {
            read(y, STRIP);
        }
        Random random = new Random(1);
        for (int i = 0; i < 40; i++) {
            int y = random.nextInt(HEIGHT - STRIP);
            assertTaken(read(y, STRIP), STRIP + DISTANCE, 8, "strip at " + y);
        }
    }

    /** Of half the image, and of its other half, which may be the larger one. */
    @Test
    void twoHalvesTakeTheImageOnce() throws IOException {
        Flags.KEEPING_METADATA.setInput(reader, stream);
        assertTaken(read(0, HEIGHT / 2 - 1) + read(HEIGHT / 2 - 1, HEIGHT / 2 + 1), HEIGHT, 8, "both halves");
    }

    /** Of a stream that must not be read further than by the JDK's reader, only the first strip takes all. */
    @Test
    void theFirstStripMayHaveToFindTheEnd() throws IOException {
        Flags.LIKE_IMAGEIO.setInput(reader, stream);
        assertTaken(read(0, STRIP), HEIGHT, 8, "first strip");
        for (int y = STRIP; y < HEIGHT; y += STRIP) {
            assertTaken(read(y, STRIP), STRIP + DISTANCE, 8, "strip at " + y);
        }
    }

    /** zlib, which a young process uses, cannot begin at points. */
    @Test
    void theFirstDecoderIsSoonReplaced() throws IOException {
        Engine.FIRST_ZLIB.use();
        Flags.KEEPING_METADATA.setInput(reader, stream);
        for (int y = 0; y < HEIGHT; y += STRIP) {
            read(y, STRIP);
        }
        assertTaken(stream.taken(), HEIGHT + HEIGHT / 2, 16, "all strips");
        assertTaken(read(HEIGHT - 2 * STRIP, STRIP), STRIP + DISTANCE, 8, "a strip again");
    }
}
