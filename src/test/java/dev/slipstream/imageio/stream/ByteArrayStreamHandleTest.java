package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A ByteArrayInputStream that its owner moves while a stream reads it. */
class ByteArrayStreamHandleTest {

    private final byte[] bytes = new byte[20_000];
    private final ByteArrayInputStream in;

    ByteArrayStreamHandleTest() {
        new Random(7).nextBytes(bytes);
        in = new ByteArrayInputStream(bytes);
    }

    @Test
    void everyByteIsRightThoughTheOwnerMovesTheStream() throws IOException {
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(in)) {
            byte[] read = new byte[bytes.length];
            for (int position = 0; position < read.length; position += 1000) {
                stream.readFully(read, position, 1000);
                in.skip(position % 3 * 777L);
                if (position % 5000 == 0) {
                    in.reset();
                }
            }
            assertArrayEquals(bytes, read);
        }
    }

    @Test
    void everyByteIsRightThoughTheOwnerExhaustsTheStream() throws IOException {
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(in)) {
            stream.readByte();
            in.readAllBytes();
            byte[] rest = new byte[bytes.length - 1];
            stream.readFully(rest);
            assertArrayEquals(Arrays.copyOfRange(bytes, 1, bytes.length), rest);
        }
    }

    @Test
    void closeLeavesAStreamAloneThatTheOwnerHasMoved() throws IOException {
        WindowedImageInputStream stream = WindowedImageInputStream.of(in);
        stream.readInt();
        in.reset();
        in.skip(15_000);
        stream.close();
        assertEquals(5_000, in.available());
    }

    @Test
    void aMarkBehindTheWindowForbidsGoingBackBeforeIt() throws IOException {
        WindowedImageInputStream stream = WindowedImageInputStream.of(in);
        stream.readInt();
        stream.seek(16_000);
        stream.readInt();
        in.mark(0);
        stream.seek(0);
        assertThrows(IOException.class, stream::readInt);
        stream.close();
    }
}
