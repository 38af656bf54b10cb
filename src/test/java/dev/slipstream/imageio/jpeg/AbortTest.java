package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.BytesImageInputStream;
import dev.slipstream.imageio.reading.Story;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Threads;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** A progressive image is aborted while it is being recoded: only the application's stream can do that. */
class AbortTest {

    /** Reads twice; {@code block}: of the first read, at which something is done within the stream. */
    private static String read(Side side, byte[] file, int block, Consumer<ImageReader> work) throws IOException {
        ImageReader reader = JpegReaders.open(side);
        try (BytesImageInputStream stream = new BytesImageInputStream(file) {
            private boolean isDone;

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                if (streamPos >= 4096L * block && !isDone) {
                    isDone = true;
                    work.accept(reader);
                }
                return super.read(b, off, len);
            }
        }) {
            reader.setInput(stream);
            String first = Story.facts(reader.read(0)) + " to " + stream.getStreamPosition();
            return first + "\n" + Story.facts(reader.read(0)) + " to " + stream.getStreamPosition();
        } finally {
            reader.dispose();
        }
    }

    @Test
    void theStreamAborts() throws IOException {
        byte[] file = JpegFiles.progressive(BufferedImage.TYPE_INT_RGB, 200, 200, 0.8f, new Random(1));
        assertTrue(JpegFiles.isRecoded(file));
        String whole = read(Side.JDK, file, 0, reader -> {});
        for (int block = 0; 4096 * block < file.length; block++) {
            String aborted = read(Side.JDK, file, block, ImageReader::abort);
            assertEquals(aborted, read(Side.SLIPSTREAM, file, block, ImageReader::abort), "block " + block);
            assertTrue(block == 0 || !aborted.equals(whole), "not aborted");
        }
    }

    /** The JDK's reader refuses it while it reads. */
    @Test
    void anotherThreadAborts() throws IOException {
        byte[] file = JpegFiles.progressive(BufferedImage.TYPE_INT_RGB, 200, 200, 0.8f, new Random(2));
        Consumer<ImageReader> work = reader -> assertThrows(IllegalStateException.class, () -> by(reader::abort));
        assertEquals(read(Side.JDK, file, 1, work), read(Side.SLIPSTREAM, file, 1, work));
    }

    private static void by(Runnable work) throws Throwable {
        try {
            Threads.atOnce(1, thread -> work.run());
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }
}
