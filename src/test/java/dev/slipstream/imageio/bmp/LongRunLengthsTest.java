package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Run-length coded data in files that state the size of the decoded pixels instead. */
class LongRunLengthsTest {

    private static BmpBuilder bmp(int bits, int width, int height, byte[] data) {
        return new BmpBuilder(bits == 24 ? 64 : 40, bits, width, height).palette(new int[bits == 24 ? 0 : 1 << bits])
                .compression(bits == 8 ? BmpBuilder.RLE8 : bits == 4 ? BmpBuilder.RLE4 : BmpBuilder.RLE24).data(data);
    }

    private static Reading read(byte[] file, int mostPerRead) throws IOException {
        return Reading.of(BMP, Side.SLIPSTREAM, new BytesImageInputStream(file, mostPerRead), Flags.LIKE_IMAGEIO);
    }

    /** The JDK's reader stops within the image. */
    @ParameterizedTest
    @ValueSource(ints = {4, 8, 24})
    void goOnBeyondThatSize(int bits) throws IOException {
        int longer = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int width = 1 + random.nextInt(seed % 10 == 0 ? 3000 : 40);
            int height = 1 + random.nextInt(12);
            int[] pixels = random.ints((long) width * height, 0, 1 << bits).toArray();
            byte[] data = new RleEncoder(random, pixels, width, height, bits).encode(true);
            BmpBuilder bmp = bmp(bits, width, height, data).bytesBehind(random.nextInt(50));
            Reading expected = read(bmp.toByteArray(), 1 << 20);
            int stride = PackedRows.stride(width, bits);
            for (int size : List.of(stride * height, width * height, (width * bits + 7) / 8 * height)) {
                byte[] file = bmp.claimImageSize(size).toByteArray();
                Reading actual = read(file, seed % 3 == 0 ? 7 : 1 << 20);
                assertNull(actual.failure());
                assertEquals(expected.events(), actual.events());
                long end = expected.position() + Math.max(0, size - data.length);
                long statedEnd = expected.position() - data.length + size; // after the last pixel, at least
                boolean isOnlyEndLeft = size >= data.length - 4 && actual.position() == statedEnd;
                assertEquals(isOnlyEndLeft ? statedEnd : Math.min(end, file.length), actual.position());
                SameAsModel.assertSame(ModelDecoder.of(bmp.claimImageSize(data.length).toByteArray()), actual.image(),
                        "seed " + seed + ", " + size + " bytes");
                longer += size < data.length ? 1 : 0;
            }
        }
        int least = longer;
        assertTrue(least > 50, () -> least + " files");
    }

    /** Also if rows are missing: that size may be right. */
    @Test
    void mayEndThere() throws IOException {
        byte[] data = {4, 1, 0, 0, 4, 2, 0, 0, 1, 3, 1, 3, 1, 3, 1, 3};
        byte[] file = bmp(8, 4, 4, data).toByteArray();
        assertEquals(data.length, file.length - 1078);
        for (byte[] each : new byte[][] {file, Arrays.copyOf(file, file.length + 1)}) {
            Reading ours = read(each, 7);
            assertNull(ours.failure());
            assertEquals(3, ours.image().getRaster().getSample(3, 1, 0));
        }
    }

    /** Where they end before, the stream is left after that size, as by the JDK's reader. */
    @Test
    void leaveTheStreamAfterThatSizeIfTheyAreShorter() throws IOException {
        byte[] file = bmp(8, 4, 4, Arrays.copyOf(new byte[] {4, 1, 0, 0, 4, 2, 0, 0, 4, 2, 0, 1}, 40))
                .claimImageSize(16).toByteArray();
        Reading jdk = Reading.of(BMP, Side.JDK, new BytesImageInputStream(file), Flags.LIKE_IMAGEIO);
        assertEquals(jdk.position(), read(file, 1 << 20).position());
        assertEquals(1078 + 16, jdk.position());
    }
}
