package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

class PngKindTest {

    /** Not every row, which would take long, but rows of every interlace pass. */
    private static final int ROW_STEP = 3;

    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_NONE, names = {".*4000X4000", "PALETTE8.*"})
    void imageDecodesToItsScene(PngKind kind) throws IOException {
        Raster decoded = ImageIO.read(new ByteArrayInputStream(kind.encode())).getRaster();
        assertEquals(kind.width(), decoded.getWidth());
        assertEquals(kind.height(), decoded.getHeight());
        int[] channels = kind.colour().channels;
        assertEquals(channels.length, decoded.getNumBands());
        Scene scene = kind.scene(1);
        for (int band = 0; band < channels.length; band++) {
            assertEquals(kind.depth(), decoded.getSampleModel().getSampleSize(band));
            for (int y = 0; y < kind.height(); y += ROW_STEP) {
                assertArrayEquals(scene.row(y, channels[band], kind.depth()),
                        decoded.getSamples(0, y, kind.width(), 1, band, (int[]) null), "row " + y);
            }
        }
    }

    /** As large a part of the scanlines as the images of cameras, and of programs, come to. */
    @ParameterizedTest
    @CsvSource({
        "RGB8_1000X1000, 0.48, 0.53", "RGBA8_1000X1000, 0.45, 0.53", "GRAY8_1000X1000, 0.50, 0.55",
        "PALETTE8_1000X1000, 0.40, 0.50", "SCREENSHOT_935X534, 0.02, 0.10", "DIAGRAM_3840X2160, 0.02, 0.10"
    })
    void compressionIsThatOfRealImages(PngKind kind, double least, double most) throws IOException {
        byte[] data = PngChunks.of(kind.encode()).data();
        byte[] scanlines = new InflaterInputStream(new ByteArrayInputStream(data)).readAllBytes();
        double ratio = (double) data.length / scanlines.length;
        assertTrue(ratio >= least && ratio <= most, kind + ": " + ratio);
    }
}
