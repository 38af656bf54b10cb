package dev.slipstream.imageio.bench.facts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.awt.image.BufferedImage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageFactsTest {

    @ParameterizedTest
    @ValueSource(ints = {
        BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_3BYTE_BGR, BufferedImage.TYPE_BYTE_INDEXED,
        BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_USHORT_GRAY, BufferedImage.TYPE_USHORT_565_RGB
    })
    void copiesAreEqualAndOneChangedPixelIsNoticed(int type) {
        BufferedImage image = new BufferedImage(5, 4, type);
        BufferedImage copy = new BufferedImage(5, 4, type);
        assertEquals(ImageFacts.of(image), ImageFacts.of(copy));
        copy.setRGB(4, 3, 0xFFFFFFFF);
        assertNotEquals(ImageFacts.of(image).get("rgb"), ImageFacts.of(copy).get("rgb"));
        assertNotEquals(ImageFacts.of(image).get("samples"), ImageFacts.of(copy).get("samples"));
    }
}
