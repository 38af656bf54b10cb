package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WrittenKindTest {

    @ParameterizedTest
    @EnumSource
    void imageIsWhatItsNameSays(WrittenKind kind) throws IOException {
        BufferedImage image = kind.image(1);
        assertTrue(kind.name().endsWith("_" + image.getWidth() + "X" + image.getHeight()));
        assertTrue(kind.name().startsWith(kind.format().toUpperCase(Locale.ROOT) + "_"));
        assertEquals(kind.name().matches(".*(GRAY|RGB)16_.*"), image.getSampleModel().getSampleSize(0) == 16);
        assertEquals(kind.name().contains("PALETTE4"), image.getColorModel().getPixelSize() == 4);
        assertEquals(kind.name().contains("565"), image.getType() == BufferedImage.TYPE_USHORT_565_RGB);
    }

    /** Of a sensor's mosaic: neighbours are more alike than with noise of their own, and no two are equal for long. */
    @Test
    void aCamerasNoiseIsSpread() {
        int[] row = CameraPhoto.of(1, 1000, 1000).row(500, Scene.GREEN, 16);
        long near = 0;
        long far = 0;
        int equal = 0;
        for (int x = 1; x < row.length - 1; x++) {
            near += Math.abs(row[x] - row[x - 1]);
            far += Math.abs(row[x + 1] - row[x - 1]);
            equal += row[x] >> 8 == row[x - 1] >> 8 ? 1 : 0;
        }
        assertTrue(near < far, near + " of " + far);
        assertTrue(near / row.length > 0x80 && near / row.length < 0x800, Long.toString(near / row.length));
        assertTrue(equal < row.length / 2, Integer.toString(equal));
    }
}
