package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.MetadataTree;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are legal, or that all other readers read, but that the JDK's reader refuses. */
class RejectedByTheJdkTest {

    private static final int WIDTH = 5;
    private static final int HEIGHT = 3;

    private static final Map<String, BmpBuilder> FILES = files();

    static Set<String> names() {
        return FILES.keySet();
    }

    private static Map<String, BmpBuilder> files() {
        Map<String, BmpBuilder> files = new LinkedHashMap<>();
        files.put("2 bits", of(40, 2, 4));
        files.put("64 bits", of(40, 64, 0));
        files.put("header of 16 bytes", of(16, 8, 256));
        files.put("header of 18 bytes", of(18, 4, 16));
        files.put("header of 42 bytes", of(42, 1, 2));
        files.put("header of 64 bytes", of(64, 24, 0));
        files.put("RLE24", of(64, 24, 0).compression(BmpBuilder.RLE24).data(runLengths(24)));
        files.put("RLE8 of OS/2", of(64, 8, 256).compression(BmpBuilder.RLE8).data(runLengths(8)));
        files.put("ALPHABITFIELDS", of(40, 32, 0).compression(BmpBuilder.ALPHABITFIELDS)
                .masks(0xff, 0xff00, 0xff0000, 0x7f000000));
        files.put("masks with gaps", of(40, 32, 0).compression(BmpBuilder.BITFIELDS)
                .masks(0xf0f00000, 0xf0f00, 0xf0f0, 0));
        files.put("masks with gaps and alpha", of(56, 16, 0).compression(BmpBuilder.BITFIELDS)
                .masks(0x5000, 0xa00, 0x3, 0xa0));
        files.put("too long a palette of 4 bits", of(40, 4, 17));
        files.put("a gap behind the palette of 1 bit", of(40, 1, 2).gap(4));
        files.put("file size 0", of(40, 24, 0).claimFileSize(0));
        files.put("file size too small", of(40, 32, 0).claimFileSize(60));
        files.put("pixels at position 0", of(40, 24, 0).claimOffset(0));
        files.put("pixels at position 0 behind a palette", of(40, 8, 256).claimOffset(0));
        for (int header : new int[] {12, 16, 40, 52, 64, 108, 124}) {
            for (int bits : new int[] {1, 4, 8}) {
                BmpBuilder bmp = of(header, bits, 1 << bits).claimOffset(14 + header);
                files.put("palette not counted, header of " + header + " bytes, " + bits + " bits", bmp);
            }
        }
        files.put("palette not counted, colours not stated", of(40, 8, 256).coloursUsed(0).claimOffset(54));
        files.put("palette of 100 colours not counted", of(40, 8, 100).claimOffset(54));
        files.put("palette not counted, 2 bits", of(40, 2, 4).claimOffset(54));
        files.put("palette not counted, RLE8", of(40, 8, 256).compression(BmpBuilder.RLE8).data(runLengths(8))
                .coloursUsed(0).claimOffset(54));
        return files;
    }

    @Test
    void aFileWithoutRoomForItsPaletteIsRefusedAsByTheJdk() throws Exception {
        BothReaders readers = new BothReaders();
        for (BmpBuilder bmp : List.of(of(12, 1, 0), of(12, 8, 0), of(40, 1, 0), of(40, 4, 0), of(40, 8, 0),
                of(40, 8, 255).coloursUsed(0).claimOffset(54), of(40, 8, 0).claimOffset(55).gap(1),
                of(40, 8, 0).compression(BmpBuilder.RLE8).data(new byte[20]), of(56, 4, 0), of(108, 8, 0),
                of(124, 1, 0), of(40, 8, 0).coloursUsed(256), of(40, 4, 0).coloursUsed(-1))) {
            Reading ours = readers.assertNoWorse(bmp.toByteArray(), "no palette");
            Reading jdk = readers.readByJdk(bmp.toByteArray(), null);
            assertEquals(jdk.failure(), ours.failure());
            assertEquals(jdk.thrown().getCause().getMessage(), ours.thrown().getCause().getMessage());
        }
    }

    private static BmpBuilder of(int headerSize, int bits, int colours) {
        Random random = new Random(headerSize * 1000 + bits);
        long[] pixels = random.longs(WIDTH * HEIGHT).toArray();
        return new BmpBuilder(headerSize, bits, WIDTH, HEIGHT).pixels(pixels)
                .palette(random.ints(colours).toArray()).coloursUsed(colours);
    }

    private static byte[] runLengths(int bits) {
        Random random = new Random(bits);
        int[] pixels = random.ints(WIDTH * HEIGHT, 0, 1 << bits).toArray();
        return new RleEncoder(random, pixels, WIDTH, HEIGHT, bits).encode();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isReadByOursAndRefusedByTheJdks(String name) throws IOException {
        byte[] file = FILES.get(name).toByteArray();
        Reading ours = read(Side.SLIPSTREAM, file);
        assertNull(ours.failure(), name);
        SameAsModel.assertSame(ModelDecoder.of(file), ours.image(), name);
        assertNotNull(read(Side.JDK, file).failure(), "the JDK reads it now");
    }

    private static Reading read(Side side, byte[] file) throws IOException {
        return Reading.of(BMP, side, new BytesImageInputStream(file), Flags.KEEPING_METADATA);
    }

    @ParameterizedTest
    @MethodSource("names")
    void hasTheSameMetadataWhateverHasBeenAskedBefore(String name) throws IOException {
        String first = metadata(name, reader -> {});
        assertTrue(first.contains("<Width value 5 object 5>") && first.contains("<Height value 3 object 3>"), first);
        assertEquals(first, metadata(name, reader -> reader.getImageMetadata(0)));
        assertEquals(first, metadata(name, reader -> reader.read(0)));
        assertEquals(first, metadata(name, reader -> {
            ImageReadParam param = new ImageReadParam();
            param.setSourceBands(new int[] {0});
            reader.read(0, param);
        }));
    }

    private static String metadata(String name, Use<ImageReader> before) throws IOException {
        BytesImageInputStream stream = new BytesImageInputStream(FILES.get(name).toByteArray());
        return BMP.with(Side.SLIPSTREAM, stream, Flags.KEEPING_METADATA, reader -> {
            try {
                before.of(reader);
            } catch (IOException | RuntimeException e) {
                assertNotNull(e.getMessage());
            }
            return MetadataTree.of(reader.getImageMetadata(0));
        });
    }
}
