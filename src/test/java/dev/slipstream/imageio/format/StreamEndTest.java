package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;

/** The end is found whether a stream knows its length or not, and the stream stays where it was. */
class StreamEndTest {

    private static final int LENGTH = 1000;

    @Test
    void theLastByteIsBeforeTheEndAndTheNextOneIsNot() throws IOException {
        byte[] bytes = new byte[LENGTH];
        for (ImageInputStream stream : List.of(
                WindowedImageInputStream.of(bytes),
                WindowedImageInputStream.of(new FilterInputStream(new ByteArrayInputStream(bytes)) {}),
                new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)))) {
            stream.seek(7);
            assertTrue(StreamReads.hasByte(stream, 0));
            assertTrue(StreamReads.hasByte(stream, LENGTH - 1));
            assertFalse(StreamReads.hasByte(stream, LENGTH));
            assertFalse(StreamReads.hasByte(stream, 1L << 40));
            assertEquals(7, stream.getStreamPosition(), stream::toString);
        }
    }
}
