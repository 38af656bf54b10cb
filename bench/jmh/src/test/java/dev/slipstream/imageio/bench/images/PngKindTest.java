package dev.slipstream.imageio.bench.images;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.zip.InflaterInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.EnumSource;

class PngKindTest {

    private static final int HEADER_LENGTH = 33;

    /** Not every row, which would take long, but rows of every interlace pass. */
    private static final int ROW_STEP = 3;

    private static final Map<PngKind, byte[]> ENCODED = new EnumMap<>(PngKind.class);

    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_NONE, names = {".*4000X4000", "PALETTE8.*"})
    void imageDecodesToItsScene(PngKind kind) throws IOException {
        Raster decoded = decode(kind).getRaster();
        assertEquals(kind.width(), decoded.getWidth());
        assertEquals(kind.height(), decoded.getHeight());
        int[] channels = kind.colour().channels;
        assertEquals(channels.length, decoded.getNumBands());
        Scene scene = kind.scene(1);
        for (int band = 0; band < channels.length; band++) {
            assertEquals(kind.depth(), decoded.getSampleModel().getSampleSize(band));
            for (int y = 0; y < kind.height(); y += ROW_STEP) {
                assertArrayEquals(scene.row(y, channels[band], kind.depth()),
                        decoded.getSamples(0, y, kind.width(), 1, band, (int[]) null), "row " + y);
            }
        }
    }

    @Test
    void paletteOfEightBitsIsUsed() throws IOException {
        Raster decoded = decode(PngKind.PALETTE8_1000X1000).getRaster();
        int[] samples = decoded.getSamples(0, 0, decoded.getWidth(), decoded.getHeight(), 0, (int[]) null);
        assertTrue(Arrays.stream(samples).distinct().count() > 128);
    }

    /** As large a part of the scanlines as the images of cameras, and of programs, come to. */
    @ParameterizedTest
    @CsvSource({
        "RGB8_1000X1000, 0.48, 0.53", "RGBA8_1000X1000, 0.45, 0.53", "GRAY8_1000X1000, 0.50, 0.55",
        "PALETTE8_1000X1000, 0.40, 0.50", "SCREENSHOT_935X534, 0.02, 0.10", "DIAGRAM_3840X2160, 0.02, 0.10"
    })
    void compressionIsThatOfRealImages(PngKind kind, double least, double most) throws IOException {
        byte[] data = PngChunks.of(png(kind)).data();
        double ratio = (double) data.length / scanlines(data).length;
        assertTrue(ratio >= least && ratio <= most, kind + ": " + ratio);
    }

    @Test
    void mostScanlinesOfThePhotoHaveThePaethFilterAndManyTheAverage() throws IOException {
        int[] rows = rowsOfFilters(PngKind.RGB8_1000X1000);
        assertTrue(rows[PngFilter.PAETH.ordinal()] > 600, "Paeth: " + rows[PngFilter.PAETH.ordinal()]);
        assertTrue(rows[PngFilter.AVERAGE.ordinal()] > 30, "Average: " + rows[PngFilter.AVERAGE.ordinal()]);
    }

    @Test
    void scanlinesOfPalettesAndOfTheJdkAreNotFiltered() throws IOException {
        assertEquals(1000, rowsOfFilters(PngKind.PALETTE8_1000X1000)[PngFilter.NONE.ordinal()]);
        assertEquals(1000, rowsOfFilters(PngKind.RGB8_JDK_1000X1000)[PngFilter.NONE.ordinal()]);
    }

    @Test
    void idatsAreAsLongAsTheirWriterMakesThem() throws IOException {
        assertEquals(8192, lengthOfFirstIdat(PngKind.RGB8_1000X1000));
        assertEquals(32768, lengthOfFirstIdat(PngKind.RGB8_JDK_1000X1000));
    }

    /** Encoding takes longer than all that is tested, so each is encoded once. */
    private static byte[] png(PngKind kind) throws IOException {
        byte[] png = ENCODED.get(kind);
        if (png == null) {
            png = kind.encode();
            ENCODED.put(kind, png);
        }
        return png;
    }

    private static BufferedImage decode(PngKind kind) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png(kind)));
    }

    private static int[] rowsOfFilters(PngKind kind) throws IOException {
        byte[] scanlines = scanlines(PngChunks.of(png(kind)).data());
        int length = scanlines.length / kind.height();
        int[] rows = new int[PngFilter.values().length];
        for (int y = 0; y < kind.height(); y++) {
            rows[scanlines[y * length]]++;
        }
        return rows;
    }

    private static byte[] scanlines(byte[] data) throws IOException {
        return new InflaterInputStream(new ByteArrayInputStream(data)).readAllBytes();
    }

    /** Nothing but the header comes before it. */
    private static int lengthOfFirstIdat(PngKind kind) throws IOException {
        ByteBuffer png = ByteBuffer.wrap(png(kind));
        assertEquals(0x49444154, png.getInt(HEADER_LENGTH + 4));
        return png.getInt(HEADER_LENGTH);
    }
}
