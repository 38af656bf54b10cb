package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** If a disk or connection fails, the caller gets that very error, and the bytes before it are still there. */
class FailingOriginTest {

    private static final int SIZE = 200;

    /** Fails once at a byte, then goes on. */
    private static final class FailingOnce extends InputStream {
        private final InputStream bytes = new ByteArrayInputStream(pattern());
        private final IOException failure;
        private int left;
        private boolean failed;

        FailingOnce(int at, IOException failure) {
            this.left = at;
            this.failure = failure;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (left == 0 && !failed) {
                failed = true;
                throw failure;
            }
            int n = bytes.read(b, off, failed ? len : Math.min(len, left));
            left -= failed ? 0 : n;
            return n;
        }
    }

    private static byte[] pattern() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) (100 + i % 100); // no end of line
        }
        return bytes;
    }

    static Stream<Use<ImageInputStream>> readings() {
        List<Use<ImageInputStream>> readings = List.of(
                in -> {
                    while (in.read() >= 0) {
                        in.mark();
                    }
                },
                in -> {
                    while (in.getStreamPosition() < SIZE) {
                        in.readInt();
                    }
                },
                in -> {
                    while (in.getStreamPosition() < SIZE) {
                        in.readBits(40);
                    }
                },
                in -> in.read(new byte[SIZE]),
                in -> in.readFully(new byte[SIZE]),
                in -> in.readFully(new int[SIZE / 4], 0, SIZE / 4),
                in -> in.readLine());
        return readings.stream();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void callerGetsTheErrorItselfAndCanReadAgain(Use<ImageInputStream> reading) throws IOException {
        for (int at = 0; at < SIZE; at += 7) {
            IOException failure = new IOException("broken");
            WindowedImageInputStream in = WindowedImageInputStream.of(new FailingOnce(at, failure));
            assertSame(failure, assertThrows(IOException.class, () -> reading.of(in)));
            in.seek(0);
            byte[] expected = pattern();
            for (int i = 0; i < SIZE; i++) {
                assertEquals(expected[i], in.readByte(), "byte " + i + " after a failure at byte " + at);
            }
            assertEquals(-1, in.read());
        }
    }

    @ParameterizedTest
    @MethodSource("readings")
    void errorLeavesThePositionWithinWhatWasRead(Use<ImageInputStream> reading) throws IOException {
        WindowedImageInputStream in = WindowedImageInputStream.of(new FailingOnce(50, new IOException("broken")));
        assertThrows(IOException.class, () -> reading.of(in));
        long position = in.getStreamPosition();
        assertTrue(position <= 50, "position " + position);
        assertEquals(pattern()[(int) position], in.readByte());
    }

    /** As in the JDK, the bytes that a failed read has taken from its origin can be read again. */
    @Test
    void bulkReadThatFailsMovesNothing() throws IOException {
        WindowedImageInputStream in = WindowedImageInputStream.of(new FailingOnce(50, new IOException("broken")));
        in.readInt();
        assertThrows(IOException.class, () -> in.read(new byte[100]));
        assertEquals(4, in.getStreamPosition());
        byte[] read = new byte[SIZE - 4];
        assertEquals(SIZE - 4, in.read(read));
        assertArrayEquals(Arrays.copyOfRange(pattern(), 4, SIZE), read);
    }

    /** A failed read of the origin may have left anything in the window's array. */
    @Test
    void windowIsNotTrustedAfterAFailure() throws IOException {
        Handle spoiling = new Handle() {
            private boolean failed;

            @Override
            int readAt(long position, byte[] b, int off, int len) throws IOException {
                if (position >= 16 && !failed) {
                    failed = true;
                    Arrays.fill(b, (byte) 0xee);
                    throw new IOException("broken");
                }
                int n = (int) Math.min(len, SIZE - position);
                System.arraycopy(pattern(), (int) position, b, off, n);
                return n;
            }

            @Override
            public long length() {
                return SIZE;
            }
        };
        WindowedImageInputStream in = new WindowedImageInputStream(spoiling.withWindow(16));
        in.readLong();
        in.readLong();
        assertThrows(IOException.class, in::read);
        in.seek(8);
        assertEquals(pattern()[8], in.readByte());
    }
}
