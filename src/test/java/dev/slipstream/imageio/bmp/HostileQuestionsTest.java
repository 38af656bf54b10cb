package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.Rectangle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Headers of impossible images: which questions are answered nevertheless, and how much an answer may take. */
class HostileQuestionsTest {

    private static final Rectangle PART = new Rectangle(1, 1, 2, 2);

    /** "answered", or the class of the exception. */
    private static String outcome(Side side, byte[] file, Ask<ImageReader, ?> question) throws IOException {
        try {
            BMP.with(side, WindowedImageInputStream.of(file), Flags.ONLY_PIXELS, question);
            return "answered";
        } catch (IOException | RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Compares the outcomes, unless the JDK's reader throws an IllegalArgumentException. */
    private static void assertSameOutcome(byte[] file, String what, Ask<ImageReader, ?> question) throws IOException {
        String expected = outcome(Side.JDK, file, question);
        if (!expected.equals("IllegalArgumentException")) {
            assertEquals(expected, outcome(Side.SLIPSTREAM, file, question), what);
        }
    }

    private static BmpBuilder bmp(int header, int bits, int width, int height) {
        return new BmpBuilder(header, bits, width, height).palette(new int[bits > 8 ? 0 : 1 << bits])
                .data(new byte[200]);
    }

    /**
     * An image of more pixels than Java 2D can count cannot be read in parts either: its size is not told.
     */
    @ParameterizedTest
    @CsvSource({
        "2147483647, 2147483647", "2147483646, 1", "2147483645, 1", "1, 2147483647", "46341, 46341", "46340, 46340",
        "65536, 32768", "32767, 65536", "46341, -46341", "3, 715827882", "3, 715827883", "1, -2147483647"
    })
    void sizesAreToldOrNotAsByTheJdk(int width, int height) throws IOException {
        for (int bits : new int[] {8, 32}) {
            for (int header : new int[] {40, 108, 124}) {
                // with a palette the JDK's reader ignores the stated length of the file
                byte[] file = bmp(header, bits, width, height).palette(new int[1]).toByteArray();
                String what = header + " bytes, " + bits + " bits, " + width + " x " + height;
                assertSameOutcome(file, "width of " + what, reader -> reader.getWidth(0));
                assertSameOutcome(file, "height of " + what, reader -> reader.getHeight(0));
                assertSameOutcome(file, "access to " + what, reader -> reader.isRandomAccessEasy(0));
                assertSameOutcome(file, "metadata of " + what, reader -> reader.getImageMetadata(0));
            }
        }
    }

    /**
     * The JDK's reader takes all bytes before the pixels for a palette, and so notices that the file ends before them.
     */
    @Test
    void aPartOfPixelsBehindTheEndOfTheFileIsNoImage() throws IOException {
        for (int header : new int[] {12, 40, 108}) {
            for (int bits : new int[] {1, 4, 8, 24}) {
                BmpBuilder bmp = bmp(header, bits, 4, 4);
                int length = bmp.toByteArray().length;
                for (int offset
                        : new int[] {length - 1, length, length + 1, length + 2, length + 3, length + 4, length + 5,
                    length + 1000, 0x7fffffff}) {
                    assertSameOutcome(bmp.claimOffset(offset).toByteArray(),
                            header + " bytes, " + bits + " bits, pixels from " + offset + " of " + length,
                            HostileQuestionsTest::readPart);
                }
            }
        }
    }

    private static Object readPart(ImageReader reader) throws IOException {
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(PART);
        return reader.read(0, param);
    }

    /** On JDK 17, the cache throws an IndexOutOfBoundsException for positions 2 GiB or more after its end. */
    @Test
    void theJdksMemoryCacheFarBehindItsEndIsAnErrorOfTheStream() throws IOException {
        byte[] file = bmp(40, 24, 2_000_000, 500).topDown().toByteArray();
        ImageReadParam param = new ImageReadParam();
        param.setSourceRegion(new Rectangle(1, 400, 2, 2));
        try {
            BMP.with(Side.SLIPSTREAM, new MemoryCacheImageInputStream(new ByteArrayInputStream(file)),
                    Flags.KEEPING_METADATA, reader -> reader.read(0, param));
        } catch (IIOException e) {
            assertInstanceOf(IndexOutOfBoundsException.class, e.getCause());
        }
    }

    /** One row is the whole image. The array into which a row is read counts, too. */
    @ParameterizedTest
    @CsvSource({"24, 4194305", "24, 5500000", "32, 4000000", "8, 16000000", "16, 8000000", "4, 33000000",
            "1, 130000000"})
    void widthsThatAFewBytesCannotHoldTakeLittleMemory(int bits, int width) throws Exception {
        byte[] file = bmp(40, bits, width, 1).data(new byte[4]).toByteArray();
        ImageReader reader = BMP.open(Side.SLIPSTREAM);
        AllocatedBytes.during(() -> assertThrows(IOException.class, () -> read(reader, file))); // classes
        long allocated = AllocatedBytes.during(() -> {
            IOException refusal = assertThrows(IOException.class, () -> read(reader, file));
            return assertInstanceOf(IIOException.class, refusal);
        });
        assertTrue(allocated < 100_000, () -> allocated + " bytes");
    }

    private static void read(ImageReader reader, byte[] file) throws IOException {
        try (ImageInputStream stream = WindowedImageInputStream.of(file)) {
            reader.setInput(stream);
            reader.read(0);
        }
    }
}
