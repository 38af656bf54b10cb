package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ar.com.hjg.pngj.IImageLineSet;
import ar.com.hjg.pngj.ImageLineByte;
import dev.slipstream.imageio.bench.images.BmpKind;
import dev.slipstream.imageio.bench.images.PngKind;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Without setting up, which would change ImageIO for all tests; {@link ShortRunTest} does so in other JVMs. */
class ReadSideTest {

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "PNGJ")
    void imagesAreWhatIsMeant(ReadSide side) throws IOException {
        byte[] png = PngKind.RGBA8_64X64.encode();
        BufferedImage expected = ImageIO.read(new ByteArrayInputStream(png));
        assertArrayEquals(colours(expected), colours((BufferedImage) side.read(png, Cutout.WHOLE)));
        for (BmpKind kind : new BmpKind[] {BmpKind.RGB24_20X20, BmpKind.ARGB32_64X64, BmpKind.RLE8_1000X1000}) {
            BufferedImage image = (BufferedImage) side.read(kind.encode(1), Cutout.WHOLE);
            assertEquals("", kind.difference(image, 1), kind.toString());
        }
    }

    private static int[] colours(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void rowsOfPngjHaveTheSamplesThatImageIoReads() throws IOException {
        byte[] png = PngKind.RGBA8_64X64.encode();
        BufferedImage expected = ImageIO.read(new ByteArrayInputStream(png));
        IImageLineSet<?> rows = (IImageLineSet<?>) ReadSide.PNGJ.read(png, Cutout.WHOLE);
        for (int y = 0; y < expected.getHeight(); y++) {
            int[] samples = expected.getRaster().getPixels(0, y, expected.getWidth(), 1, (int[]) null);
            byte[] line = ((ImageLineByte) rows.getImageLine(y)).getScanlineByte();
            for (int i = 0; i < samples.length; i++) {
                assertEquals((byte) samples[i], line[i], "row " + y);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"PNGJ, 0, 8", "COMMONS_IMAGING, 0, 8", "COMMONS_IMAGING, 1, 1"})
    void othersRefuseToBeMeasuredWithAPartOfAnImage(ReadSide side, int margin, int subsampling) {
        byte[] none = {};
        Cutout part = new Cutout(margin, subsampling);
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> side.setUp("png", none, part));
        assertTrue(e.getMessage().contains(side.name()), e.getMessage());
    }

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
}
