package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngFiles;
import dev.slipstream.imageio.reading.SameImage;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many PNGs, one after the other in a stream: the stream does not keep images that cannot be read again. */
class PngsInOneStreamTest {

    private static final int FRAMES = 20;

    private final byte[] frame = PngFiles.own("rgb8-all-chunks-20x20.png").bytes();

    PngsInOneStreamTest() throws IOException {}

    private ImageInputStream frames() throws IOException {
        byte[] bytes = new byte[FRAMES * frame.length];
        for (int i = 0; i < FRAMES; i++) {
            System.arraycopy(frame, 0, bytes, i * frame.length, frame.length);
        }
        return WindowedImageInputStream.of(new ByteArrayInputStream(bytes), null);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void eachImageFlushesThoseBefore(boolean ignoreMetadata) throws IOException {
        ImageReader jdk = PNG.open(Side.JDK);
        ImageReader ours = PNG.open(Side.SLIPSTREAM);
        try (ImageInputStream ofJdk = frames(); ImageInputStream stream = frames()) {
            for (long start = 0; start < (long) FRAMES * frame.length; start += frame.length) {
                BufferedImage expected = read(jdk, ofJdk, start, true, ignoreMetadata);
                SameImage.assertSame(expected, read(ours, stream, start, true, ignoreMetadata), "at " + start);
                assertEquals(ofJdk.getFlushedPosition(), stream.getFlushedPosition());
                assertTrue(stream.getFlushedPosition() > start);
            }
        }
    }

    /** A reader that may go back may do so within the same image only. */
    @Test
    void nobodyGoesBackToThoseBefore() throws IOException {
        for (Side side : Side.values()) {
            try (ImageInputStream stream = frames()) {
                read(PNG.open(side), stream, frame.length, false, false);
                assertThrows(IndexOutOfBoundsException.class, () -> stream.seek(0), side.toString());
            }
        }
    }

    private static BufferedImage read(ImageReader reader, ImageInputStream stream, long start, boolean forwardOnly,
            boolean ignoreMetadata) throws IOException {
        stream.seek(start);
        reader.setInput(stream, forwardOnly, ignoreMetadata);
        return reader.read(0);
    }
}
