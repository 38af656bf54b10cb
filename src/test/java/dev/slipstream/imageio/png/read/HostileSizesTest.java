package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngChunks.Chunk;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that declare more than they have: an IIOException refuses them before memory is taken for it. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileSizesTest {

    private static final List<String> TYPES =
            List.of("IDAT", "tEXt", "zTXt", "iTXt", "iCCP", "PLTE", "tRNS", "sPLT", "hIST", "prIv", "IEND", "IHDR");

    private static final List<Chunk> ODDITIES = List.of(Chunk.of("prIv", new byte[5]), Chunk.of("ABCD", new byte[5]),
            Chunk.of("\u0000\u0001\u0002\u0003", new byte[5]), Chunk.of("PLTE", new byte[9]),
            Chunk.of("tRNS", new byte[300]), Chunk.of("tRNS", new byte[6]), Chunk.of("iCCP", new byte[3]));

    /** Bytes: far less than any of the images, and more than a reader needs for a file of 100 bytes. */
    private static final long LITTLE = 2_000_000;

    /** Classes are loaded once: their memory must not be counted. */
    @BeforeAll
    static void loadClasses() throws IOException {
        for (int length : new int[] {0x7fffffff, 10}) {
            byte[] file = PngChunks.ofSize(10, 10, 8, 0, false).add(new Chunk("IDAT", new byte[10], length, 0))
                    .toByteArray();
            Reading.unheard(PNG.open(Side.SLIPSTREAM), file, Flags.ONLY_PIXELS, null);
            Reading.unheard(PNG.open(Side.SLIPSTREAM), file, Flags.KEEPING_METADATA, null);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "65535, 65535", "2147483647, 2147483647", "2147483647, 1", "1, 2147483647", "2147483640, 2", "46341, 46341",
        "46340, 46340", "32768, 65536", "1000000, 1000", "100000, 2000", "3, 715827882", "536870912, 8"
    })
    void sizesThatAHundredBytesCannotHold(int width, int height) throws Exception {
        int[][] kinds = {{1, 0}, {8, 0}, {16, 0}, {1, 3}, {8, 3}, {8, 2}, {16, 2}, {8, 4}, {16, 4}, {8, 6}, {16, 6}};
        for (int[] kind : kinds) {
            for (boolean interlaced : new boolean[] {false, true}) {
                PngChunks png = PngChunks.ofSize(width, height, kind[0], kind[1], interlaced);
                if (kind[1] == 3) {
                    png.add("PLTE", new byte[6]);
                }
                assertRefused(png.file(PngChunks.deflated(new byte[1000])),
                        width + "x" + height + ", " + kind[0] + " bits, colour type " + kind[1]);
            }
        }
    }

    /** Unusual files and requests may be left to the JDK's reader, but not if the size is impossible. */
    @ParameterizedTest
    @CsvSource({"46340, 46340", "2147483647, 1", "1610612737, 1", "100000, 2000"})
    void sizesAreRefusedWhoeverReadsThePixels(int width, int height) throws Exception {
        for (Chunk odd : ODDITIES) {
            for (int colourType : new int[] {0, 2, 3, 6}) {
                PngChunks png = PngChunks.ofSize(width, height, 8, colourType, false).add("PLTE", new byte[6]).add(odd);
                assertRefused(png.file(PngChunks.deflated(new byte[1000])),
                        width + "x" + height + ", colour type " + colourType + " and " + odd.type());
            }
        }
    }

    @Test
    void sizesAreRefusedForUnusualRequestsToo() throws Exception {
        byte[] file = PngChunks.ofSize(46_340, 46_340, 8, 2, false).file(PngChunks.deflated(new byte[1000]));
        ImageReadParam bands = new ImageReadParam();
        bands.setSourceBands(new int[] {2, 1, 0});
        bands.setDestinationBands(new int[] {0, 1, 2});
        for (ImageReadParam param : List.of(bands, new ImageReadParam() {})) {
            ImageReader reader = PNG.open(Side.SLIPSTREAM);
            reader.setInput(WindowedImageInputStream.of(file), false, true);
            long allocated = AllocatedBytes.during(() -> assertThrows(IIOException.class, () -> reader.read(0, param)));
            assertTrue(allocated < LITTLE, () -> allocated + " bytes");
        }
    }

    /** The length of the stream is unknown: the image is begun if its size is possible at all. */
    @ParameterizedTest
    @CsvSource({"65535, 65535", "2147483647, 2147483647", "2147483647, 1", "46341, 46341"})
    void sizesFromAStreamOfUnknownLength(int width, int height) throws IOException {
        byte[] file = PngChunks.ofSize(width, height, 16, 6, false).file(new byte[9]);
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        MemoryCacheImageInputStream stream = new MemoryCacheImageInputStream(new ByteArrayInputStream(file));
        Reading reading = Reading.unheard(reader, stream, Flags.ONLY_PIXELS, null);
        assertTrue(SameAttempt.isRefused(reading), reading::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {
        0x7fffffff, 0x7ffffffc, 0x7ffffffb, 0x80000000, 0xffffffff, 0xfffffffc, 0x40000000, 100_000_000
    })
    void chunkLengthsThatTheFileDoesNotHave(int length) throws Exception {
        for (String type : TYPES) {
            for (int colourType : new int[] {0, 2, 3, 6}) {
                Chunk lying = new Chunk(type, new byte[60], length, 0);
                byte[] rows = PngChunks.deflated(new byte[500]);
                assertRefused(PngChunks.ofSize(10, 10, 8, colourType, false).add("PLTE", new byte[6]).add(lying)
                        .toByteArray(), type + " before the data");
                assertBounded(PngChunks.ofSize(10, 10, 8, colourType, false).add("PLTE", new byte[6]).add("IDAT", rows)
                        .add(lying).toByteArray(), type + " after the data");
            }
        }
    }

    @Test
    void dataChunksWhoseLengthsLieAreReadAsFarAsTheyGo() throws Exception {
        byte[] rows = PngChunks.deflated(new byte[110]);
        for (int length : new int[] {0x7fffffff, 0x7ffffff0, 1_000_000_000}) {
            byte[] file = PngChunks.ofSize(10, 10, 8, 0, false).add(new Chunk("IDAT", rows, length, 0)).toByteArray();
            Reading ours = read(file, Flags.ONLY_PIXELS, "length " + length);
            Reading jdk = Reading.unheard(PNG.open(Side.JDK), file, Flags.ONLY_PIXELS, null);
            assertEquals(jdk.isRead(), ours.isRead(), ours::toString);
            assertEquals(jdk.failure(), ours.failure(), ours::toString);
        }
    }

    private static void assertRefused(byte[] file, String what) throws Exception {
        for (Flags flags : List.of(Flags.ONLY_PIXELS, Flags.KEEPING_METADATA)) {
            Reading reading = read(file, flags, what);
            assertTrue(SameAttempt.isRefused(reading), () -> what + ": " + reading);
        }
    }

    private static void assertBounded(byte[] file, String what) throws Exception {
        read(file, Flags.ONLY_PIXELS, what);
        read(file, Flags.KEEPING_METADATA, what);
    }

    private static Reading read(byte[] file, Flags flags, String what) throws Exception {
        ImageReader reader = PNG.open(Side.SLIPSTREAM);
        Reading[] reading = new Reading[1];
        long allocated = AllocatedBytes.during(
                () -> reading[0] = Reading.unheard(reader, file, flags, null));
        assertTrue(allocated < LITTLE, () -> what + " took " + allocated + " bytes: " + reading[0]);
        return reading[0];
    }
}
