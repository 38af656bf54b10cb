package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngKindTest {

    /** As large a part of the scanlines as the images of cameras, and of programs, come to. */
    @ParameterizedTest
    @CsvSource({
        "RGB8_1000X1000, 0.48, 0.53", "RGBA8_1000X1000, 0.45, 0.53", "GRAY8_1000X1000, 0.50, 0.55",
        "PALETTE8_1000X1000, 0.40, 0.50", "SCREENSHOT_935X534, 0.02, 0.10", "DIAGRAM_3840X2160, 0.02, 0.10"
    })
    void compressionIsThatOfRealImages(PngKind kind, double least, double most) throws IOException {
        byte[] png = kind.encode(1);
        assertEquals(kind.width, ImageIO.read(new ByteArrayInputStream(png)).getWidth());
        byte[] data = PngChunks.of(png).data();
        byte[] scanlines = new InflaterInputStream(new ByteArrayInputStream(data)).readAllBytes();
        double ratio = (double) data.length / scanlines.length;
        assertTrue(ratio >= least && ratio <= most, kind + ": " + ratio);
    }
}
