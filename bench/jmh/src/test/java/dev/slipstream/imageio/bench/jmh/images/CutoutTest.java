package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.images.PngKind;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CutoutTest {

    /** A PNG, since not everybody here who reads BMPs reads parts of them right. */
    @ParameterizedTest
    @CsvSource({"0, 1, 20", "0, 8, 3", "3, 1, 14", "1, 8, 3", "2, 8, 2", "0, 20, 1"})
    void partIsWhatTheParametersSay(int margin, int subsampling, int size) throws IOException {
        byte[] png = PngKind.RGB8_20X20.encode();
        Cutout cutout = new Cutout(margin, subsampling);
        BufferedImage part = ImageIoReads.read(png, cutout);
        assertEquals(size, part.getWidth());
        assertEquals(size, part.getHeight());
        assertTrue(cutout.isTrue(part, ImageIoReads.read(png, Cutout.WHOLE)));
    }

    @Test
    void partWithOtherPixelsOrSizeIsNotTrue() throws IOException {
        byte[] png = PngKind.RGB8_20X20.encode();
        BufferedImage whole = ImageIoReads.read(png, Cutout.WHOLE);
        Cutout cutout = new Cutout(1, 8);
        assertFalse(cutout.isTrue(whole, whole));
        BufferedImage part = ImageIoReads.read(png, cutout);
        part.setRGB(2, 1, ~part.getRGB(2, 1));
        assertFalse(cutout.isTrue(part, whole));
    }

    @Test
    void onlyTheWholeImageIsWhole() {
        assertTrue(new Cutout(0, 1).isWhole());
        assertFalse(new Cutout(0, 2).isWhole());
        assertFalse(new Cutout(1, 1).isWhole());
    }
}
