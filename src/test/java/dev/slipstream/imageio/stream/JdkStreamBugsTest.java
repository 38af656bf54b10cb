package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the JDK's input streams do wrong, done right. */
class JdkStreamBugsTest {

    private static final Duration NOT_FOR_EVER = Duration.ofSeconds(20);

    @AutoClose
    private final Scratch scratch = new Scratch();

    private static byte[] noise(int size) {
        byte[] noise = new byte[size];
        new Random(5).nextBytes(noise);
        return noise;
    }

    /** The JDK shifts nine bytes through one long: the first bits fall out at its left. */
    @ParameterizedTest
    @EnumSource
    void readBitsKeepsBitsThatLieInNineBytes(Backing backing) throws IOException {
        byte[] bytes = {0x7f, -1, -1, -1, -1, -1, -1, -1, (byte) 0x80};
        try (Opened opened = backing.open(bytes, Backing.DEFAULT, scratch)) {
            ImageInputStream in = opened.stream();
            in.setBitOffset(1);
            assertEquals(-1L, in.readBits(64));
            in.seek(0);
            in.setBitOffset(7);
            assertEquals(0x7fff_ffff_ffff_ffffL << 1 | 1, in.readBits(58) << 6 | 0x3f);
            assertEquals(8, in.getStreamPosition());
            assertEquals(1, in.getBitOffset());
        }
        ImageInputStream jdk = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
        jdk.setBitOffset(1);
        assertNotEquals(-1L, jdk.readBits(64));
    }

    /** The JDK throws away the flushed mark's position but keeps its bit offset, and gives it to the mark below. */
    @ParameterizedTest
    @EnumSource
    void resetToAFlushedMarkTakesItsBitOffsetAwayToo(Backing backing) throws IOException {
        byte[] bytes = noise(100);
        try (Opened opened = backing.open(bytes, Backing.DEFAULT, scratch)) {
            resetToAFlushedMark(opened.stream());
            assertEquals(5, opened.stream().getBitOffset());
        }
        ImageInputStream jdk = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
        resetToAFlushedMark(jdk);
        assertEquals(2, jdk.getBitOffset());
    }

    private static void resetToAFlushedMark(ImageInputStream in) throws IOException {
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
    }

    /**
     * A position past the end may be flushed; only what follows the position may not. The JDK's memory
     * cache then counts blocks that it never had, and throws IndexOutOfBoundsException.
     */
    @ParameterizedTest
    @EnumSource
    void flushPastTheEndIsAFlushLikeAnyOther(Backing backing) throws IOException {
        try (Opened opened = backing.open(noise(9000), Backing.DEFAULT, scratch)) {
            ImageInputStream in = opened.stream();
            in.seek(20_000);
            in.flush();
            assertEquals(20_000, in.getFlushedPosition());
            assertEquals(-1, in.read());
            in.flushBefore(20_000);
            in.seek(30_000);
            in.flushBefore(25_000);
            assertEquals(25_000, in.getFlushedPosition());
            assertEquals(-1, in.read());
            assertThrows(IndexOutOfBoundsException.class, () -> in.seek(24_999));
            assertThrows(IndexOutOfBoundsException.class, () -> in.flushBefore(24_999));
            assertThrows(IndexOutOfBoundsException.class, () -> in.flushBefore(30_001));
        }
    }

    /** The JDK throws IOException("closed"). */
    @Test
    void secondCloseDoesNothing() throws IOException {
        ImageInputStream in = WindowedImageInputStream.of(noise(10));
        in.close();
        in.close();
    }

    /** The JDK's caches compute the distance with an int and throw IndexOutOfBoundsException. */
    @ParameterizedTest
    @EnumSource
    void readFarPastTheEndIsMinusOne(Backing backing) throws IOException {
        try (Opened opened = backing.open(noise(100), Backing.DEFAULT, scratch)) {
            ImageInputStream in = opened.stream();
            for (long distance : new long[] {1L << 31, (1L << 32) - 5, 1L << 32, (1L << 32) + 5}) {
                in.seek(100 + distance);
                assertEquals(-1, in.read(new byte[10]), "read " + distance + " bytes past the end");
                assertEquals(-1, in.read());
            }
        }
    }

    /** The JDK's readInt takes a read of fewer than four bytes for the end of the file. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = {".*SHORT_READS", "STREAM_OF_ONE_BYTE_AT_A_TIME"})
    void shortReadIsNotTheEnd(Backing backing) throws IOException {
        byte[] bytes = noise(1000);
        try (Opened opened = backing.open(bytes, Backing.DEFAULT, scratch)) {
            ByteBuffer expected = ByteBuffer.wrap(bytes);
            for (int i = 0; i < 250; i++) {
                assertEquals(expected.getInt(), opened.stream().readInt());
            }
        }
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
