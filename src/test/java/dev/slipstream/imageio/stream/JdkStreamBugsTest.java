package dev.slipstream.imageio.stream;

import static java.io.OutputStream.nullOutputStream;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import javax.imageio.IIOException;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the JDK's streams do wrong, done right. Where a test shows one kind of stream only, the contract tests show that
 * all kinds are right.
 */
class JdkStreamBugsTest {

    private static final Duration NOT_FOR_EVER = Duration.ofSeconds(20);

    @AutoClose
    private final Scratch scratch = new Scratch();

    private static byte[] noise(int size) {
        byte[] noise = new byte[size];
        new Random(5).nextBytes(noise);
        return noise;
    }

    private static ImageInputStream jdk(byte[] bytes) {
        return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
    }

    /** The JDK shifts nine bytes through one long, so that the first bits fall out on the left. */
    @Test
    void readBitsKeepsBitsThatLieInNineBytes() throws IOException {
        byte[] bytes = {0x7f, -1, -1, -1, -1, -1, -1, -1, (byte) 0x80};
        assertEquals(-1L, allBitsButTheFirst(WindowedImageInputStream.of(bytes)));
        assertNotEquals(-1L, allBitsButTheFirst(jdk(bytes)));
    }

    private static long allBitsButTheFirst(ImageInputStream in) throws IOException {
        in.setBitOffset(1);
        return in.readBits(64);
    }

    /** The JDK forgets the flushed mark's position but keeps its bit offset, and gives it to the mark below. */
    @Test
    void resetToAFlushedMarkTakesItsBitOffsetAwayToo() throws IOException {
        assertEquals(5, bitOffsetOfTheMarkBelow(WindowedImageInputStream.of(noise(100))));
        assertEquals(2, bitOffsetOfTheMarkBelow(jdk(noise(100))));
    }

    private static int bitOffsetOfTheMarkBelow(ImageInputStream in) throws IOException {
        in.seek(20);
        in.setBitOffset(5);
        in.mark();
        in.seek(10);
        in.setBitOffset(2);
        in.mark();
        in.seek(30);
        in.flushBefore(15);
        assertThrows(IIOException.class, in::reset);
        assertEquals(30, in.getStreamPosition());
        in.reset();
        assertEquals(20, in.getStreamPosition());
        return in.getBitOffset();
    }

    /** The text that arrives through a stream. */
    private static String written(
            Function<OutputStream, ImageOutputStream> opener, Use<ImageOutputStream> use) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ImageOutputStream stream = opener.apply(out)) {
            use.of(stream);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }

    private ImageOutputStream jdkWithFile(OutputStream out) {
        return assertDoesNotThrow(() -> new FileCacheImageOutputStream(out, scratch.directory().toFile()));
    }

    /** The JDK's file cache goes on at the flushed position, and loses what was there. */
    @Test
    void flushBeforeThePositionLeavesThePositionWhereItIs() throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("ABCDEFGH");
            out.flushBefore(4);
            out.writeBytes("XY");
        };
        assertEquals("ABCDEFGHXY", written(WindowedImageOutputStream::of, use));
        assertEquals("ABCDXYGH", written(this::jdkWithFile, use));
    }

    /** The JDK's caches throw, and have forgotten how far they have flushed. */
    @Test
    void flushPastTheEndIsNoError() throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("AB");
            out.seek(5);
            out.flush();
        };
        assertEquals("AB", written(WindowedImageOutputStream::of, use));
        ImageOutputStream memory = new MemoryCacheImageOutputStream(nullOutputStream());
        assertThrows(IndexOutOfBoundsException.class, () -> use.of(memory));
        ImageOutputStream file = jdkWithFile(nullOutputStream());
        assertThrows(EOFException.class, () -> use.of(file));
        file.write(new byte[9]); // or it could not be closed
        file.close();
    }

    /** The JDK's memory cache becomes longer, and hands over zeros that nobody wrote. */
    @Test
    void writeOfNoBytesPastTheEndWritesNothing() throws IOException {
        Use<ImageOutputStream> use = out -> {
            out.writeBytes("AB");
            out.seek(5);
            out.write(new byte[0]);
        };
        assertEquals("AB", written(WindowedImageOutputStream::of, use));
        assertEquals("AB\0\0\0", written(MemoryCacheImageOutputStream::new, use));
    }

    /** The JDK's caches read again and again, without end. */
    @Test
    void streamThatReturnsNoBytesIsReadByteByByte() {
        byte[] bytes = noise(100);
        InputStream reluctant = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] b, int off, int len) {
                return 0;
            }
        };
        byte[] read = new byte[101];
        int n = assertTimeoutPreemptively(NOT_FOR_EVER, () -> WindowedImageInputStream.of(reluctant).read(read));
        assertEquals(100, n);
        assertArrayEquals(Arrays.copyOf(bytes, 101), read);
    }

    /** A channel has no read that waits for a byte, so the reader gets an exception in the end. */
    @Test
    void channelThatNeverHasAnythingIsAnErrorSoon() {
        ReadableByteChannel dry = new ReadableByteChannel() {
            @Override
            public int read(ByteBuffer target) {
                return 0;
            }

            @Override
            public boolean isOpen() {
                return true;
            }

            @Override
            public void close() {}
        };
        IOException e = assertTimeoutPreemptively(NOT_FOR_EVER, () ->
                assertThrows(IOException.class, WindowedImageInputStream.of(dry)::readInt));
        assertTrue(e.getMessage().contains("at byte 0"), e.getMessage());
    }

    /** Five gibibytes, of which each says where it is. */
    private static InputStream fiveGibibytes() {
        return new InputStream() {
            private long position;

            @Override
            public int read() {
                throw new UnsupportedOperationException("only bulk reads are expected");
            }

            @Override
            public int read(byte[] b, int off, int len) {
                int n = (int) Math.min(len, (5L << 30) - position);
                if (n >= Long.BYTES) {
                    ByteBuffer.wrap(b, off, n).putLong(position);
                }
                position += n;
                return n == 0 ? -1 : n;
            }
        };
    }

    /** The JDK's file cache keeps on disk what was flushed, and from 4 GiB on throws IndexOutOfBoundsException. */
    @Test
    void flushedBytesAreFreedAndStreamsLongerThanFourGibibytesRead() throws IOException {
        byte[] megabyte = new byte[1 << 20];
        ImageInputStream in = WindowedImageInputStream.of(fiveGibibytes()); // would not fit into the heap of the tests
        while (in.getStreamPosition() < 5L << 30) {
            assertEquals(megabyte.length, in.read(megabyte));
            in.flush();
        }
        assertEquals(-1, in.read());
        assertEquals(5L << 30, in.getStreamPosition());
        assertEquals(5L << 30, in.length());
    }

    /** Nor are they kept when they come after they were flushed. */
    @Test
    void bytesThatAreFlushedBeforeTheyComeAreFreedToo() throws IOException {
        ImageInputStream in = WindowedImageInputStream.of(fiveGibibytes());
        in.seek((5L << 30) - 8);
        in.flush();
        assertEquals(8, in.read(new byte[10]));
    }

    @Test
    void cacheFileIsEmptiedWhenAllOfItIsFlushed(@TempDir File directory) throws IOException {
        byte[] bytes = noise(500_000);
        InputStream twice = new SequenceInputStream(new ByteArrayInputStream(bytes), new ByteArrayInputStream(bytes));
        Source source = new CacheSource(twice, false, CacheFile.in(directory), 1000);
        try (WindowedImageInputStream in = new WindowedImageInputStream(source)) {
            for (int round = 0; round < 2; round++) {
                byte[] read = new byte[bytes.length];
                in.readFully(read);
                assertArrayEquals(bytes, read);
                assertTrue(in.isCachedFile());
                in.seek(round * 500_000L + 5000);
                in.readFully(read, 0, 400_000);
                assertArrayEquals(Arrays.copyOfRange(bytes, 5000, 405_000), Arrays.copyOf(read, 400_000));
                in.seek((round + 1) * 500_000L);
                in.flush();
                assertFalse(in.isCachedFile(), "all is flushed, nothing is left in the file");
                assertTrue(in.isCachedMemory());
            }
        }
    }

    /** The JDK's memory cache gives wrong bytes or fails when what is flushed was never read. */
    @ParameterizedTest
    @EnumSource
    void seekAheadFlushAndReadGivesTheRightBytes(Backing backing) throws IOException {
        byte[] bytes = noise(300_000); // more than the largest block of memory
        for (int ahead : new int[] {22_529, 200_001}) {
            try (Opened opened = backing.open(bytes, Backing.DEFAULT, scratch)) {
                seekAheadFlushAndRead(opened.stream(), ahead, bytes);
            }
        }
    }

    private static void seekAheadFlushAndRead(ImageInputStream in, int ahead, byte[] bytes) throws IOException {
        int flushed = ahead - 2529;
        in.seek(ahead);
        in.flushBefore(flushed);
        assertEquals(bytes[ahead], in.readByte());
        in.seek(flushed);
        byte[] rest = new byte[bytes.length - flushed];
        in.readFully(rest);
        assertArrayEquals(Arrays.copyOfRange(bytes, flushed, bytes.length), rest);
        in.seek(400_000);
        in.flush();
        assertEquals(-1, in.read());
    }
}
