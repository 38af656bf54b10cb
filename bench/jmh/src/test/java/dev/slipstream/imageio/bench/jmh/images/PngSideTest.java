package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ar.com.hjg.pngj.IImageLineSet;
import ar.com.hjg.pngj.ImageLineByte;
import dev.slipstream.imageio.bench.images.PngKind;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

/** Without setting up, which would change ImageIO for all tests; {@link ShortRunTest} does so in other JVMs. */
class PngSideTest {

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "PNGJ")
    void imageHasTheColoursThatImageIoReads(PngSide side) throws IOException {
        byte[] png = PngKind.RGBA8_64X64.encode();
        BufferedImage expected = ImageIO.read(new ByteArrayInputStream(png));
        assertArrayEquals(colours(expected), colours((BufferedImage) side.read(png, Cutout.WHOLE)));
    }

    @Test
    void rowsOfPngjHaveTheSamplesThatImageIoReads() throws IOException {
        byte[] png = PngKind.RGBA8_64X64.encode();
        BufferedImage expected = ImageIO.read(new ByteArrayInputStream(png));
        IImageLineSet<?> rows = (IImageLineSet<?>) PngSide.PNGJ.read(png, Cutout.WHOLE);
        for (int y = 0; y < expected.getHeight(); y++) {
            int[] samples = expected.getRaster().getPixels(0, y, expected.getWidth(), 1, (int[]) null);
            byte[] line = ((ImageLineByte) rows.getImageLine(y)).getScanlineByte();
            for (int i = 0; i < samples.length; i++) {
                assertEquals((byte) samples[i], line[i], "row " + y);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JDK", "SLIPSTREAM"})
    void everyEighthPixelIsReadInBothDirections(PngSide side) throws IOException {
        byte[] png = PngKind.RGB8_20X20.encode();
        BufferedImage whole = (BufferedImage) side.read(png, Cutout.WHOLE);
        BufferedImage eighth = (BufferedImage) side.read(png, new Cutout(0, 8));
        assertEquals(3, eighth.getWidth());
        assertEquals(3, eighth.getHeight());
        assertEquals(whole.getRGB(16, 8), eighth.getRGB(2, 1));
    }

    @ParameterizedTest
    @EnumSource(names = {"PNGJ", "COMMONS_IMAGING"})
    void othersRefuseToBeMeasuredSubsampling(PngSide side) {
        byte[] none = {};
        Cutout eighth = new Cutout(0, 8);
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> side.setUp(none, eighth));
        assertTrue(e.getMessage().contains(side.name()), e.getMessage());
    }

    @Test
    void foreignStreamIsReadAsWell() throws IOException {
        ImageIoReads.meetForeignStream(PngKind.RGB8_1X1.encode(), Cutout.WHOLE);
    }

    private static int[] colours(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
