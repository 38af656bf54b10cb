package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.ModelFilters;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Seeds;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The encoded data of any scanlines decode to the same scanlines. */
@Tag("long")
class ScanlineEncoderTest {

    private static final int[] BITS = {1, 2, 4, 8, 16, 24, 32, 48, 64};

    /** The bytes of a strip, unless a test sets others. */
    private static final int STRIP = ParallelEncoder.stripBytes;

    /** One pass of an image. */
    private record Rows(int length, byte[][] rows) {}

    @AfterEach
    void restore() {
        ParallelEncoder.stripBytes = STRIP;
    }

    /** An encoder that was used for other images, or was stopped within one, makes the same data as a new one. */
    @Test
    void unfilteredDataAreTheScanlines() throws Exception {
        ScanlineEncoder used = new ScanlineEncoder();
        Seeds.run(5, (seed, random) -> {
            int bits = BITS[random.nextInt(BITS.length)];
            int level = random.nextInt(10);
            List<Rows> passes = passes(random, bits);
            String what = "seed " + seed + ", " + bits + " bits, level " + level;
            byte[] encoded = encode(new ScanlineEncoder(), bits, level, passes);
            assertDecoded(passes, bits, encoded, what);
            assertArrayEquals(encoded, encode(used, bits, level, passes), what);
            if (random.nextInt(4) == 0) {
                addAll(used, 8, 4, passes(random, 8), new ByteArrayOutputStream(), null);
            }
        });
    }

    /** For any pool, any caller, and any number of threads. */
    @Test
    void batchesAreTheSameOnAnyThreads() throws Exception {
        ForkJoinPool one = new ForkJoinPool(1);
        ForkJoinPool three = new ForkJoinPool(3);
        ForkJoinPool closed = new ForkJoinPool(1);
        closed.shutdownNow();
        ForkJoinPool busy = new ForkJoinPool(1);
        CountDownLatch end = new CountDownLatch(1);
        ForkJoinTask<?> blocking = busy.submit(() -> {
            end.await();
            return null;
        });
        ForkJoinPool none = new ForkJoinPool(1, pool -> null, null, false);
        ForkJoinPool failing = new ForkJoinPool(1, pool -> {
            throw new OutOfMemoryError("unable to create native thread");
        }, null, false);
        ScanlineEncoder used = new ScanlineEncoder();
        try {
            Seeds.run(20, (seed, random) -> {
                ParallelEncoder.stripBytes = 1 + random.nextInt(random.nextBoolean() ? 100 : 10_000);
                int bits = BITS[random.nextInt(BITS.length)];
                int level = 1 + random.nextInt(6);
                List<Rows> passes = passes(random, bits);
                String what =
                        "seed " + seed + ", " + bits + " bits, level " + level + ", strips of "
                                + ParallelEncoder.stripBytes;
                byte[] encoded = encode(new ScanlineEncoder(), bits, level, passes, new ParallelTasks<>(three, 3));
                assertDecoded(passes, bits, encoded, what);
                for (ForkJoinPool pool : List.of(one, three, busy, closed, none, failing)) {
                    int threads = 2 + random.nextInt(5);
                    assertArrayEquals(encoded,
                            encode(used, bits, level, passes, new ParallelTasks<>(pool, threads)), what);
                }
                assertArrayEquals(encoded, one.submit(() ->
                        encode(used, bits, level, passes, new ParallelTasks<>(one, 2))).get(), what);
                Thread.currentThread().interrupt();
                assertArrayEquals(encoded, encode(used, bits, level, passes, new ParallelTasks<>(three, 3)), what);
                assertTrue(Thread.interrupted(), what);
            });
        } finally {
            end.countDown();
            blocking.join();
            List.of(one, three, busy, none, failing).forEach(ForkJoinPool::shutdown);
        }
    }

    @Test
    @EnabledForJreRange(minVersion = 21)
    void aVirtualThreadWritesBatches() throws Exception {
        ParallelEncoder.stripBytes = 100;
        ForkJoinPool pool = new ForkJoinPool(2);
        List<Rows> passes = passes(new Random(1), 24);
        byte[] expected = encode(new ScanlineEncoder(), 24, 4, passes, new ParallelTasks<>(pool, 3));
        FutureTask<byte[]> task = new FutureTask<>(
                () -> encode(new ScanlineEncoder(), 24, 4, passes, new ParallelTasks<>(pool, 3)));
        Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
        assertArrayEquals(expected, task.get());
        pool.shutdown();
    }

    /** Two batches for each thread then need no more memory than with usual scanlines. */
    @Test
    void aBatchOfLongScanlinesHasFewerOfThem() throws IOException {
        for (int length : new int[] {10, 100, 250, 1000}) {
            Batch batch = new Batch(100);
            int bytes = 0;
            while (!batch.isFull()) {
                Strip strip = batch.add();
                strip.begin();
                strip.beginPass(length, 1000);
                while (!strip.isFull()) {
                    strip.add(new byte[length], 0);
                }
                bytes += strip.size();
            }
            int least = 100 * (Batch.STRIPS - 1);
            assertTrue(bytes > least && bytes <= Math.max(least + 100, least + 1 + length), length + ": " + bytes);
        }
    }

    /** Even if threads encode slowly, the waiting scanlines fit into the heap. */
    @ParameterizedTest
    @CsvSource({"4200000, 40, 200", "18000, 3000, 16"})
    void severalThreadsNeedNoLargeHeap(int length, int rows, int megabytes) throws Exception {
        for (int threads : new int[] {1, 8}) {
            assertEquals(List.of("written"), ChildJvm.withSlipstream().option("-Xmx" + megabytes + "m")
                    .option("-Ddev.slipstream.imageio.threads=" + threads)
                    .option("-Djava.util.concurrent.ForkJoinPool.common.parallelism=7")
                    .run(Child.class, length, rows), threads + " threads");
        }
    }

    /** Encodes scanlines to a stream that drops them. */
    static final class Child {

        /** Arguments: bytes of a scanline, and how many. */
        public static void main(String[] arguments) throws IOException {
            byte[] row = new byte[Integer.parseInt(arguments[0])];
            int rows = Integer.parseInt(arguments[1]);
            Random random = new Random(1);
            ScanlineEncoder encoder = new ScanlineEncoder();
            PngHeader header = new PngHeader(row.length / 3, rows, 8, PngHeader.RGB, false);
            encoder.begin(header, 9, header.size(), OutputStream.nullOutputStream());
            encoder.beginPass(row.length, rows);
            for (int y = 0; y < rows; y++) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = (byte) random.nextInt(i % 2 == 0 ? 4 : 256);
                }
                encoder.scanline(row, 0);
            }
            encoder.finish();
            System.out.println("written");
        }
    }

    /** What others see in their window is decided in their tasks: there is no encoder that the caller could use. */
    @Test
    void theCallerOnlyGathersBatches() throws Exception {
        ParallelEncoder.stripBytes = 1000;
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        ForkJoinTask<?> blocking = pool.submit(() -> {
            begun.countDown();
            end.await();
            return null;
        });
        begun.await();
        ParallelTasks<Batch> tasks = new ParallelTasks<>(pool, 2);
        ParallelEncoder encoder = new ParallelEncoder(
                tasks, null, new Strategy(null, 3, false, 4), OutputStream.nullOutputStream());
        encoder.strip().beginPass(99, 1000);
        for (int strips = 1; strips <= 2 * Batch.STRIPS; strips++) {
            while (!encoder.strip().isFull()) {
                encoder.strip().add(new byte[99], 0);
            }
            encoder.next();
        }
        assertFalse(tasks.isEmpty());
        encoder.stop();
        end.countDown();
        blocking.join();
        pool.shutdown();
    }

    /** The second pass has few scanlines in the first strip, and many in the next one. */
    @Test
    void narrowScanlinesAreNotCopiedAgainAndAgain() throws Exception {
        ParallelEncoder.stripBytes = 10_000;
        ForkJoinPool pool = new ForkJoinPool(1);
        List<Rows> passes = List.of(new Rows(1, new byte[4_900][1]), new Rows(1, new byte[10_000][1]));
        long allocated = AllocatedBytes.during(
                () -> encode(new ScanlineEncoder(), 8, 4, passes, new ParallelTasks<>(pool, 2)));
        assertTrue(allocated < 16 << 20, () -> allocated + " bytes");
        pool.shutdown();
    }

    /** A window of such scanlines would not fit into an array. */
    @Test
    void longScanlinesAreNotInBatches() {
        assertTrue(ParallelEncoder.isWorthwhile(1L << 40, Strip.MOST));
        assertFalse(ParallelEncoder.isWorthwhile(1L << 40, Strip.MOST + 1));
        assertFalse(ParallelEncoder.isWorthwhile(1L << 40, 429_500_000));
        assertFalse(ParallelEncoder.isWorthwhile(Batch.STRIPS * 2L * ParallelEncoder.stripBytes - 1, 100));
    }

    @Test
    void batchesAreNotMuchLarger() throws Exception {
        ParallelEncoder.stripBytes = Strip.MOST;
        ForkJoinPool pool = new ForkJoinPool(1);
        Random random = new Random(1);
        for (int part = 0; part < 4; part++) {
            byte[][] rows = new byte[700][3 * 1000];
            for (int y = 1; y < rows.length; y++) {
                if (part > 0 || y < 8) {
                    fill(random, 3, rows[y - 1], rows[y], part);
                } else {
                    rows[y] = rows[y - 8]; // noise that is matched in the window only
                }
            }
            List<Rows> passes = List.of(new Rows(3 * 1000, rows));
            int one = encode(new ScanlineEncoder(), 24, 4, passes).length;
            int several = encode(new ScanlineEncoder(), 24, 4, passes, new ParallelTasks<>(pool, 2)).length;
            assertTrue(several <= one + one / 200 + 256,
                    several + " bytes, and with one thread " + one + ", part " + part);
        }
        pool.shutdown();
    }

    /** The output has the beginning of the same data, and no other thread is at work any more. */
    @Test
    void anOutputThatFails() throws Exception {
        byte[][] rows = new byte[600][5000];
        Random random = new Random(1);
        for (byte[] row : rows) {
            random.nextBytes(row);
        }
        List<Rows> passes = List.of(new Rows(5000, rows));
        ForkJoinPool pool = new ForkJoinPool(2);
        byte[] whole = encode(new ScanlineEncoder(), 8, 4, passes, new ParallelTasks<>(pool, 3));
        ByteArrayOutputStream got = new ByteArrayOutputStream();
        IOException failure = new IOException("full");
        OutputStream failing = new FilterOutputStream(got) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                if (got.size() + length > whole.length / 2) {
                    throw failure;
                }
                got.write(bytes, offset, length);
            }
        };
        ScanlineEncoder encoder = new ScanlineEncoder();
        assertSame(failure, assertThrows(IOException.class, () -> {
            addAll(encoder, 8, 4, passes, failing, new ParallelTasks<>(pool, 3));
            encoder.finish();
        }));
        encoder.stop();
        pool.shutdown();
        assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
        assertTrue(got.size() > 0);
        assertArrayEquals(Arrays.copyOf(whole, got.size()), got.toByteArray());
        assertArrayEquals(encode(new ScanlineEncoder(), 8, 4, passes), encode(encoder, 8, 4, passes));
    }

    private static List<Rows> passes(Random random, int bits) {
        int bpp = Math.max(1, bits / 8);
        List<Rows> passes = new ArrayList<>();
        int pixels = 1 + random.nextInt(random.nextInt(5) == 0 ? 30_000 : 100);
        for (int n = random.nextBoolean() ? 1 : 1 + random.nextInt(7); n > 0; n--) {
            int length = bpp * (1 + random.nextInt(pixels));
            byte[][] rows = new byte[1 + random.nextInt(Math.min(200, 1 + 600_000 / length))][length];
            for (int y = 0; y < rows.length; y++) {
                fill(random, bpp, y == 0 ? rows[0] : rows[y - 1], rows[y], y / 30 + n);
            }
            passes.add(new Rows(length, rows));
        }
        return passes;
    }

    /** Fills a row as of a photo or a drawing, for any {@code part}. */
    private static void fill(Random random, int bpp, byte[] above, byte[] row, int part) {
        for (int i = 0; i < row.length; i++) {
            int left = i < bpp ? 0 : row[i - bpp];
            row[i] = switch (part % 4) {
                case 0 -> (byte) random.nextInt();
                case 1 -> (byte) (left + (above[i] - left) / 2 + random.nextInt(7));
                case 2 -> random.nextInt(20) > 0 ? above[i] : (byte) random.nextInt(3);
                default -> (byte) (i * part);
            };
        }
    }

    private static byte[] encode(ScanlineEncoder encoder, int bits, int level, List<Rows> passes) throws IOException {
        return encode(encoder, bits, level, passes, null);
    }

    private static byte[] encode(ScanlineEncoder encoder, int bits, int level, List<Rows> passes,
            @Nullable ParallelTasks<Batch> tasks) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        addAll(encoder, bits, level, passes, out, tasks);
        encoder.finish();
        encoder.stop();
        return out.toByteArray();
    }

    private static void addAll(ScanlineEncoder encoder, int bits, int level, List<Rows> passes,
            OutputStream out, @Nullable ParallelTasks<Batch> tasks) throws IOException {
        long bytes = 0;
        for (Rows pass : passes) {
            bytes += pass.rows().length * (1L + pass.length());
        }
        encoder.begin(Math.max(1, bits / 8), bits <= 8 && level % 2 == 0, level, bytes, out, tasks);
        for (Rows pass : passes) {
            encoder.beginPass(pass.length(), pass.rows().length);
            byte[] copy = new byte[3 + pass.length()];
            for (byte[] row : pass.rows()) {
                System.arraycopy(row, 0, copy, 3, row.length);
                encoder.scanline(copy, 3);
            }
        }
    }

    private static void assertDecoded(List<Rows> passes, int bits, byte[] encoded, String what) throws IOException {
        byte[] data = new InflaterInputStream(new ByteArrayInputStream(encoded)).readAllBytes();
        int index = 0;
        for (Rows pass : passes) {
            index = assertPass(pass, Math.max(1, bits / 8), data, index, what);
        }
        assertEquals(data.length, index, what);
    }

    private static int assertPass(Rows pass, int bpp, byte[] data, int from, String what) {
        int length = pass.length();
        int index = from;
        byte[] above = new byte[length];
        for (byte[] expected : pass.rows()) {
            byte[] row = ModelFilters.unfiltered(data[index], bpp, data, index + 1, above);
            assertArrayEquals(expected, row, what);
            index += 1 + length;
            above = row;
        }
        return index;
    }
}
