package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.images.BmpKind;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Without setting up, which would change ImageIO for all tests; {@link ShortRunTest} does so in other JVMs. */
class BmpSideTest {

    @ParameterizedTest
    @EnumSource
    void imageIsWhatIsMeant(BmpSide side) throws IOException {
        for (BmpKind kind : new BmpKind[] {BmpKind.RGB24_20X20, BmpKind.ARGB32_64X64, BmpKind.RLE8_1000X1000}) {
            assertEquals("", kind.difference(side.read(kind.encode(1), Cutout.WHOLE), 1), kind.toString());
        }
    }

    @Test
    void commonsImagingRefusesToBeMeasuredWithAPartOfAnImage() {
        byte[] none = {};
        for (Cutout cutout : new Cutout[] {new Cutout(0, 8), new Cutout(1, 1)}) {
            IllegalStateException e =
                    assertThrows(IllegalStateException.class, () -> BmpSide.COMMONS_IMAGING.setUp(none, cutout));
            assertTrue(e.getMessage().contains("COMMONS_IMAGING"), e.getMessage());
        }
    }
}
