package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

class BmpKindTest {

    /** The JDK refuses two bits, and leaves out alpha of 16 bits. */
    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_NONE, names = {".*4000X4000", "ARGB4444.*", "PALETTE2.*"})
    void jdkAndSlipstreamDecodeTheSamePicture(BmpKind kind) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(kind.encode(1)));
        assertEquals(List.of(kind.width, kind.height), List.of(image.getWidth(), image.getHeight()));
        assertEquals(kind.hasAlpha(), image.getColorModel().hasAlpha());
        assertEquals(ImageFacts.of(JdkReaders.read(kind.encode(1))), ImageFacts.of(image));
        int[] colours = image.getRGB(0, 0, kind.width, kind.height, null, 0, kind.width);
        assertTrue(Arrays.stream(colours).distinct().count() > 1 || kind.width == 1, kind.toString());
    }
}
