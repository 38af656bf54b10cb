package dev.slipstream.imageio.tiff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.plugins.tiff.TIFFField;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageInputStreamImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that say one thing and have another are refused or read as by the JDK's reader, and take no more memory. */
class HostileTiffsTest {

    /** More would be that of what a file says, and not of what it has. */
    private static final long SMALL = 1 << 20;

    private static final int SIZE = 520;

    private static MadeTiff file(int height, int stripHeight, String compression, TIFFField... fields)
            throws IOException {
        TIFFField[] all = Arrays.copyOf(fields, fields.length + 1);
        all[fields.length] = MadeTiff.field(Tag.ROWS_PER_STRIP, stripHeight);
        return MadeTiff.of(List.of(SampleImages.image(SIZE, height, BufferedImage.TYPE_BYTE_GRAY)), compression, all);
    }

    private static String twoReads(Side side, ImageInputStream stream) throws IOException {
        ImageReader reader = TiffReaders.open(side);
        reader.setInput(stream);
        return TiffReaders.comparable(Story.twoReads(reader));
    }

    private static String twoReads(Side side, byte[] file) throws IOException {
        try (ImageInputStream stream = WindowedImageInputStream.of(file)) {
            return twoReads(side, stream);
        }
    }

    private static void assertSame(byte[] file, String what) throws Exception {
        assertEquals(twoReads(Side.JDK, file), twoReads(Side.SLIPSTREAM, file), what);
        long jdk = AllocatedBytes.during(() -> twoReads(Side.JDK, file));
        long ours = AllocatedBytes.during(() -> twoReads(Side.SLIPSTREAM, file));
        assertTrue(ours <= jdk + SMALL, () -> what + ": " + ours + " bytes instead of " + jdk);
    }

    private static void assertSameWithoutLength(byte[] file, String what) throws Exception {
        assertEquals(twoReads(Side.JDK, new BytesImageInputStream(file)),
                twoReads(Side.SLIPSTREAM, new BytesImageInputStream(file)), what);
    }

    @ParameterizedTest
    @CsvSource({"256, 3000", "256, -1", "257, 2147483647", "257, -1", "257, 0", "258, 65535", "258, 3", "259, 32773",
        "259, 4", "259, 8", "262, 4", "273, -1", "273, 2147483647", "277, 20", "277, 65535", "277, 0",
        "278, 2147483647", "278, -1", "278, 0", "279, 2147483647", "279, -1", "279, 0", "317, 3", "320, 1", "34675, 1"})
    void oneValue(int tag, int value) throws Exception {
        for (String compression : new String[] {"LZW", "Deflate", "PackBits"}) {
            MadeTiff file = file(SIZE, SIZE, compression, MadeTiff.field(Tag.PREDICTOR, 1));
            if (tag > Tag.PREDICTOR) {
                file.rename(Tag.PREDICTOR, tag);
            }
            boolean isShort = tag == 258 || tag == 259 || tag == 262 || tag == 277 || tag == 317 || tag == 320;
            file.set(tag, isShort ? Directory.SHORT : Directory.LONG, value);
            assertSame(file.bytes, compression);
            if (value < Integer.MAX_VALUE) { // of which the JDK's reader makes an array
                assertSameWithoutLength(file.bytes, compression);
            }
        }
    }

    /** Of values that are outside of the entries. */
    @ParameterizedTest
    @CsvSource({"273, 1073741825", "273, 536870913", "279, 1073741825", "279, 100000", "279, -1", "34675, 2147483647",
        "34675, 1073741825", "34675, -1"})
    void howManyValues(int tag, int count) throws Exception {
        MadeTiff file = file(SIZE, SIZE / 2, "LZW", MadeTiff.profile());
        file.setCount(tag, count);
        assertSame(file.bytes, "with its length");
        assertSameWithoutLength(file.bytes, "without it");
    }

    /** 2,000 rows of 2,000 pixels, in one strip, of which there are two bytes, or that of another image. */
    @ParameterizedTest
    @ValueSource(strings = {"LZW", "Deflate", "PackBits"})
    void aHugeStripInFewBytes(String compression) throws Exception {
        MadeTiff file = file(8, 8, compression);
        file.set(Tag.IMAGE_WIDTH, Directory.LONG, 2000);
        file.set(Tag.IMAGE_LENGTH, Directory.LONG, 2000);
        file.set(Tag.ROWS_PER_STRIP, Directory.LONG, 2000);
        assertSame(file.bytes, "an image");
        file.set(Tag.STRIP_BYTE_COUNTS, Directory.LONG, 2);
        assertSame(file.bytes, "two bytes");
    }

    @Test
    void directoriesInALoop() throws IOException {
        MadeTiff file = MadeTiff.of(List.of(SampleImages.image(20, 20, BufferedImage.TYPE_INT_RGB),
                SampleImages.image(21, 20, BufferedImage.TYPE_INT_RGB)), "LZW");
        file.makeLoop();
        ImageReader jdk = TiffReaders.open(Side.JDK);
        ImageReader ours = TiffReaders.open(Side.SLIPSTREAM);
        jdk.setInput(new BytesImageInputStream(file.bytes));
        ours.setInput(new BytesImageInputStream(file.bytes));
        for (int image : new int[] {1, 0, 5, 2, 4000, 3}) {
            assertEquals(Story.facts(jdk.read(image)), Story.facts(ours.read(image)), "image " + image);
        }
    }

    /** The directory is where it was, the strips are where an int is negative. */
    @ParameterizedTest
    @ValueSource(strings = {"LZW", "Deflate", "PackBits"})
    void stripsAfterTwoGigabytes(String compression) throws IOException {
        int gap = 5 << 29;
        MadeTiff file = file(SIZE, SIZE / 2, compression);
        String expected = twoReads(Side.JDK, file.bytes);
        file.add(Tag.STRIP_OFFSETS, gap);
        assertEquals(expected, twoReads(Side.JDK, new LargeStream(file.bytes, gap)));
        assertEquals(expected, twoReads(Side.SLIPSTREAM, new LargeStream(file.bytes, gap)));
    }

    /** The bytes of a file, once from 0 on, and once more from {@code gap} on. */
    private static final class LargeStream extends ImageInputStreamImpl {

        private final byte[] bytes;
        private final long gap;

        LargeStream(byte[] bytes, int gap) {
            this.bytes = bytes;
            this.gap = gap & 0xffffffffL;
        }

        @Override
        public long length() {
            return gap + bytes.length;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            bitOffset = 0;
            long at = streamPos < bytes.length ? streamPos : streamPos - gap;
            int n = at < 0 ? -1 : (int) Math.min(length, bytes.length - at);
            if (n <= 0) {
                return -1;
            }
            System.arraycopy(bytes, (int) at, target, offset, n);
            streamPos += n;
            return n;
        }
    }

    /** The JDK's reader only warns of the number 43. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBigTiff(boolean isLittleEndian) throws IOException {
        MadeTiff file = file(SIZE, SIZE, "LZW");
        byte[] bytes = file.bytes;
        ByteBuffer.wrap(bytes).order(isLittleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN)
                .putShort((short) (isLittleEndian ? 0x4949 : 0x4d4d)).putShort((short) 43).putShort((short) 8)
                .putShort((short) 0).putLong(16);
        for (int seed = 0; seed < 4; seed++) {
            TiffReaders.assertSameStory(seed, () -> new BytesImageInputStream(bytes), "seed " + seed);
        }
    }
}
