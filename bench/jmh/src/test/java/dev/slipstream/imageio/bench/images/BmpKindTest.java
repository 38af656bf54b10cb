package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.facts.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

class BmpKindTest {

    private static final int OFFSET_OF_PIXELS = 10;
    private static final int COMPRESSION = 30;

    /** The JDK refuses two bits, and leaves out alpha of 16 bits. */
    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_NONE, names = {".*4000X4000", "ARGB4444.*", "PALETTE2.*"})
    void jdkAndSlipstreamDecodeTheSamePicture(BmpKind kind) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(kind.encode(1)));
        assertEquals(List.of(kind.width(), kind.height()), List.of(image.getWidth(), image.getHeight()));
        assertEquals(kind.hasAlpha(), image.getColorModel().hasAlpha());
        assertEquals(ImageFacts.of(decode(kind)), ImageFacts.of(image));
        int[] colours = image.getRGB(0, 0, kind.width(), kind.height(), null, 0, kind.width());
        assertTrue(Arrays.stream(colours).distinct().count() > 1 || kind.width() == 1, kind.toString());
    }

    @Test
    void twoBitsAreRefusedByTheJdk() {
        assertThrows(IIOException.class, () -> decode(BmpKind.PALETTE2_1000X1000));
    }

    /** Of the bytes that the rows would have without run lengths. */
    @ParameterizedTest
    @CsvSource({
        "RLE8_1000X1000, 1, 0.01, 0.2", "RLE4_1000X1000, 2, 0.01, 0.3",
        "RLE8_PHOTO_1000X1000, 1, 0.95, 1.1", "RLE8_POSTER_1000X1000, 1, 0.5, 0.9", "RLE4_PHOTO_1000X1000, 2, 0.5, 1.1"
    })
    void runLengthsAreWhatTheirSceneGives(BmpKind kind, int compression, double least, double most) {
        ByteBuffer bmp = encode(kind);
        assertEquals(compression, bmp.getInt(COMPRESSION));
        double ratio = (bmp.capacity() - bmp.getInt(OFFSET_OF_PIXELS)) * (double) compression / 1_000_000;
        assertTrue(ratio >= least && ratio <= most, kind + ": " + ratio);
    }

    private static ByteBuffer encode(BmpKind kind) {
        return ByteBuffer.wrap(kind.encode(1)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static BufferedImage decode(BmpKind kind) throws IOException {
        return JdkReaders.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(kind.encode(1))));
    }
}
