package dev.slipstream.imageio.png.read;

import static dev.slipstream.imageio.testing.Format.PNG;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.awt.Rectangle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import javax.imageio.ImageReadParam;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the stream is left after an image, if its zlib stream ends in an unusual way, or a listener flushes. */
@ParameterizedClass
@EnumSource(Engine.class)
class JdkEndTest {

    private static final int WIDTH = 127;
    private static final int HEIGHT = 1200;

    /** Where the data of the first IDAT chunk begin. */
    private static final int DATA = 41;

    private final Engine engine;

    JdkEndTest(Engine engine) {
        this.engine = engine;
        engine.useWithFilters();
    }

    /** A flush ends with an empty block, so that more bytes follow the last pixel. The last piece has any length. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void afterAPartOfAFlushedZlibStream(int flushes) throws IOException {
        byte[] data = flushed(new Random(flushes), flushes);
        ImageReadParam part = new ImageReadParam();
        part.setSourceRegion(new Rectangle(0, 0, WIDTH, 100));
        for (int last = 1; last < 30; last++) {
            byte[] file = png().add("IDAT", Arrays.copyOf(data, data.length - last))
                    .file(Arrays.copyOfRange(data, data.length - last, data.length));
            Reading.of(PNG, Side.JDK, file, part).assertSame(Reading.of(PNG, Side.SLIPSTREAM, file, part),
                    flushes + " flushes, the last chunk has " + last + " bytes");
        }
    }

    /** A zlib stream that is flushed before its end: the second and third time, no data have come since. */
    private static byte[] flushed(Random random, int flushes) {
        byte[] rows = new byte[HEIGHT * (1 + WIDTH)];
        random.nextBytes(rows);
        for (int i = 0; i < rows.length; i += 1 + WIDTH) {
            rows[i] = 0;
        }
        Deflater deflater = new Deflater();
        byte[] out = new byte[2 * rows.length];
        deflater.setInput(rows);
        int n = 0;
        for (int i = 0; i < flushes; i++) {
            int flush = i % 2 == 0 ? Deflater.SYNC_FLUSH : Deflater.FULL_FLUSH;
            n += deflater.deflate(out, n, out.length - n, flush);
        }
        deflater.finish();
        n += deflater.deflate(out, n, out.length - n);
        deflater.end();
        return Arrays.copyOf(out, n);
    }

    private static PngChunks png() {
        return PngChunks.ofSize(WIDTH, HEIGHT, 8, 0, false);
    }

    /**
     * More scanlines follow those of the image, and after the zlib stream more than a piece of other data. A listener
     * flushes the first bytes, so that nothing can be replayed, or all that has been read: that is up to a block more
     * than with the JDK.
     */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void afterMoreDataIfAListenerHasFlushed(boolean isAllFlushed) throws Exception {
        Use<ImageInputStream> flush = isAllFlushed ? ImageInputStream::flush : stream -> stream.flushBefore(DATA + 1);
        Seeds.run(4, (seed, random) -> {
            Flushed flushed = Flushed.any(random);
            engine.useWithFilters();
            String what = engine + " -Dslipstream.seed=" + seed + ", at event " + flushed.event;
            Reading expected = flushed.read(Side.JDK, flush);
            Reading actual = flushed.read(Side.SLIPSTREAM, flush);
            assertTrue(expected.isRead(), what);
            expected.withoutPosition().assertSame(actual.withoutPosition(), what);
            assertTrue(isAllFlushed ? actual.position() >= expected.position()
                    : actual.position() == expected.position(), what);
        });
    }

    /** An image with more data after it, and the event at which a listener flushes the stream. */
    private record Flushed(byte[] file, int event) {

        static Flushed any(Random random) {
            int rows = 20 + random.nextInt(random.nextInt(8) == 0 ? HEIGHT : 80);
            byte[] scanlines = new byte[(1 + WIDTH) * (rows + random.nextInt(40))];
            int period = 1 + random.nextInt(2000);
            for (int i = 0; i < scanlines.length; i++) {
                boolean isNew = i < period || random.nextInt(20) == 0;
                scanlines[i] = i % (1 + WIDTH) == 0 ? 0 : isNew ? (byte) random.nextInt(40) : scanlines[i - period];
            }
            ByteArrayOutputStream data = new ByteArrayOutputStream();
            data.writeBytes(PngChunks.deflated(scanlines));
            byte[] more = new byte[random.nextInt(3000)];
            random.nextBytes(more);
            data.writeBytes(more);
            byte[] file = PngChunks.ofSize(WIDTH, rows, 8, 0, false).file(data.toByteArray());
            return new Flushed(file, 4 + random.nextInt(2 * rows)); // some data have been read
        }

        Reading read(Side side, Use<ImageInputStream> flush) throws IOException {
            ImageInputStream stream = WindowedImageInputStream.of(file);
            return PNG.with(side, stream, Flags.LIKE_IMAGEIO, reader -> {
                Events events = Events.withoutPixels(reader);
                events.at(event, () -> flush.of(stream));
                return Reading.of(reader, null, events);
            });
        }
    }
}
