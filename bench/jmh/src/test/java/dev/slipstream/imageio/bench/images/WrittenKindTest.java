package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
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
}
