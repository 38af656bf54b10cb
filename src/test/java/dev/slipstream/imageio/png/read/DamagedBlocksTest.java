package dev.slipstream.imageio.png.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.inflate.WrongBlock;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.file.FilterType;
import dev.slipstream.imageio.reading.Failure;
import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Random;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Images larger than the decoder's window that are right up to some byte, and wrong in the next deflate block. Each
 * engine refuses them as the JDK does, and loses no row that the JDK delivers.
 *
 * <p>{@code -Dslipstream.sequences=N} reads N / 20 images with each engine.
 */
class DamagedBlocksTest {

    /** How many short sequences take the time of one large image. */
    private static final int WORTH = 20;

    private static final Duration MOST_TIME = Duration.ofSeconds(30);

    /** Samples of a pixel, for the colour types 0 to 6. */
    private static final int[] SAMPLES = {1, 0, 3, 0, 2, 0, 4};
    private static final int[] COLOUR_TYPES = {0, 0, 2, 4, 6};

    private record Damaged(byte[] file, String name) {

        static Damaged of(long seed, Random random) {
            int width = size(random);
            int height = size(random);
            int colourType = COLOUR_TYPES[random.nextInt(COLOUR_TYPES.length)];
            int line = 1 + width * SAMPLES[colourType];
            byte[] lines = lines(random, line, height);
            byte[] behind = new byte[random.nextInt(3) * random.nextInt(1000)];
            random.nextBytes(behind);
            WrongBlock wrong = WrongBlock.values()[random.nextInt(WrongBlock.values().length)];
            byte[] data = wrong.behind(lines, random.nextInt(lines.length), random.nextInt(10), behind);
            PngChunks png = PngChunks.ofSize(width, height, 8, colourType, false).add("IDAT", data);
            return new Damaged((random.nextBoolean() ? png.split(1 + random.nextInt(70_000)) : png).add("IEND")
                    .toByteArray(), "seed " + seed + ": " + width + "x" + height + ", " + wrong);
        }

        /** From 300 to 2000, mostly little more than 300. */
        private static int size(Random random) {
            return 300 + (int) (1700 * Math.pow(random.nextDouble(), 8));
        }

        /** Scanlines of every filter type: repeated bytes with some noise. */
        private static byte[] lines(Random random, int line, int height) {
            byte[] lines = new byte[line * height];
            int period = 1 + random.nextInt(line);
            int noise = 1 << random.nextInt(12);
            for (int i = 0; i < lines.length; i++) {
                lines[i] = i < period || random.nextInt(noise) == 0 ? (byte) random.nextInt() : lines[i - period];
            }
            for (int i = 0; i < lines.length; i += line) {
                lines[i] = (byte) random.nextInt(1 + FilterType.PAETH);
            }
            if (random.nextInt(4) == 0) { // a wrong filter type, too
                lines[random.nextInt(height) * line] = 1 + FilterType.PAETH;
            }
            return lines;
        }
    }

    @ParameterizedTest
    @EnumSource(Engine.class)
    void endAsInTheJdk(Engine engine) throws Exception {
        try (engine) {
            engine.useWithFilters();
            Seeds.run(WORTH, (seed, random) -> {
                Damaged damaged = Damaged.of(seed, random);
                assertTimeoutPreemptively(MOST_TIME, () -> new SameAttempt().assertSame(
                        damaged.file, seed % 2 == 0, false, SameAttempt.Rows.NO_FEWER, damaged.name), damaged.name);
            });
        }
    }

    /** Events and failures do not depend on the engine, even if the stream cannot be read again. */
    @Test
    void endAlikeWithEachEngine() throws Exception {
        Seeds.run(WORTH, (seed, random) -> {
            Damaged damaged = Damaged.of(seed, random);
            boolean flushes = random.nextBoolean();
            Reading zlib = read(Engine.ZLIB, damaged.file, flushes);
            Reading ours = read(Engine.OURS, damaged.file, flushes);
            assertTrue(ours.isRead() || ours.failure().reason() != Failure.Reason.UNEXPECTED, damaged.name);
            assertEquals(zlib.failure(), ours.failure(), damaged.name);
            assertEquals(String.join("\n", zlib.events()), String.join("\n", ours.events()), damaged.name);
        });
    }

    @Test
    void decoderThatMakesNoProgressIsRefused() throws IOException {
        ZlibDecoder stuck = (ZlibDecoder) Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {ZlibDecoder.class}, (proxy, method, arguments) -> method.getReturnType() == int.class
                        ? (Object) 0 : method.getReturnType() == boolean.class ? false
                        : method.getReturnType() == byte[].class ? new byte[(int) arguments[0]] : null);
        try (ImageInputStream stream = WindowedImageInputStream.of(new byte[100])) {
            ImageData data = new ImageData(stream, 0, 100, stuck);
            InflatedScanlines lines = new InflatedScanlines(data, stuck, new int[] {10, 100}, 1000, 10);
            assertTimeoutPreemptively(MOST_TIME, () -> assertThrows(IIOException.class, () -> lines.next(10)));
        }
    }

    private static Reading read(Engine engine, byte[] file, boolean isFlushed) throws IOException {
        try (engine) {
            engine.useWithFilters();
            ImageInputStream stream = WindowedImageInputStream.of(file);
            return Format.PNG.with(Side.SLIPSTREAM, stream, Flags.LIKE_IMAGEIO, reader -> {
                Events events = Events.of(reader);
                if (isFlushed) {
                    events.atEach(event -> stream.flush());
                }
                return Reading.of(reader, null, events);
            });
        }
    }
}
