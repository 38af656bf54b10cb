package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.imageio.IIOException;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

class BmpKindTest {

    private static final int OFFSET_OF_PIXELS = 10;
    private static final int HEIGHT = 22;
    private static final int COMPRESSION = 30;

    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_NONE, names = {".*4000X4000", "ARGB4444.*", "PALETTE2.*"})
    void jdkDecodesWhatIsMeant(BmpKind kind) throws IOException {
        assertEquals("", kind.difference(decode(kind, 1), 1));
    }

    @Test
    void anotherPictureIsDifferent() throws IOException {
        assertTrue(BmpKind.RGB24_20X20.difference(decode(BmpKind.RGB24_20X20, 1), 2).contains(", not "));
        assertEquals("size 1x1", BmpKind.RGB24_20X20.difference(decode(BmpKind.RGB24_1X1, 1), 1));
    }

    @Test
    void alphaOfSixteenBitsIsLostInTheJdk() throws IOException {
        String difference = BmpKind.ARGB4444_1000X1000.difference(decode(BmpKind.ARGB4444_1000X1000, 1), 1);
        assertTrue(difference.startsWith("ff") && !difference.contains("not ff"), difference);
    }

    @Test
    void twoBitsAreRefusedByTheJdk() {
        assertThrows(IIOException.class, () -> decode(BmpKind.PALETTE2_1000X1000, 1));
    }

    /** Of the bytes that the rows would have without run lengths. */
    @ParameterizedTest
    @CsvSource({
        "RLE8_1000X1000, 1, 0.01, 0.2", "RLE4_1000X1000, 2, 0.01, 0.3",
        "RLE8_PHOTO_1000X1000, 1, 0.95, 1.1", "RLE8_POSTER_1000X1000, 1, 0.5, 0.9", "RLE4_PHOTO_1000X1000, 2, 0.5, 1.1"
    })
    void runLengthsAreWhatTheirSceneGives(BmpKind kind, int compression, double least, double most) {
        ByteBuffer bmp = encode(kind, 1);
        assertEquals(compression, bmp.getInt(COMPRESSION));
        double ratio = (bmp.capacity() - bmp.getInt(OFFSET_OF_PIXELS)) * (double) compression / 1_000_000;
        assertTrue(ratio >= least && ratio <= most, kind + ": " + ratio);
    }

    @Test
    void onlyTopDownRowsAreStoredFromTheTop() {
        assertEquals(-1000, encode(BmpKind.RGB24_TOPDOWN_1000X1000, 1).getInt(HEIGHT));
        assertEquals(1000, encode(BmpKind.RGB24_1000X1000, 1).getInt(HEIGHT));
    }

    private static ByteBuffer encode(BmpKind kind, int seed) {
        return ByteBuffer.wrap(kind.encode(seed)).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static BufferedImage decode(BmpKind kind, int seed) throws IOException {
        return JdkReaders.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(kind.encode(seed))));
    }
}
