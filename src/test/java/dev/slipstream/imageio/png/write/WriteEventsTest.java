package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.writing.BothWriters;
import dev.slipstream.imageio.writing.Writing;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listeners abort a write, fail, or use the writer, at every event. */
class WriteEventsTest {

    private static final BufferedImage IMAGE = SampleImages.image(21, 13, BufferedImage.TYPE_4BYTE_ABGR);

    private final BothPngWriters writers = new BothPngWriters();

    private static Use<ImageWriter> encoding(boolean isInterlaced) {
        return writer -> BothPngWriters.writeWith(writer, IMAGE, param -> {
            param.setProgressiveMode(isInterlaced ? ImageWriteParam.MODE_DEFAULT : ImageWriteParam.MODE_DISABLED);
            param.setSourceRegion(new Rectangle(1, 2, 20, 11));
            param.setSourceSubsampling(2, 1, 1, 0);
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void abortedAtEveryEvent(boolean isInterlaced) throws IOException {
        Writing whole = writers.compare("whole", encoding(isInterlaced));
        assertTrue(whole.isComplete() && whole.events().size() > 12, whole.events()::toString);
        for (int i = 0; i < whole.events().size(); i++) {
            int at = i;
            Writing aborted = writers.compare("aborted at " + at, encoding(isInterlaced), at, ImageWriter::abort);
            boolean isLast = at == whole.events().size() - 1;
            assertEquals(isLast ? "image complete" : "write aborted",
                    aborted.events().get(aborted.events().size() - 1), () -> "aborted at " + at);
        }
    }

    /** The failure does not affect the next image. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void failingAtEveryEvent(boolean isInterlaced) throws IOException {
        int events = writers.compare("whole", encoding(isInterlaced)).events().size();
        for (int i = 0; i < events; i++) {
            int at = i;
            Writing failed = writers.compare("failed at " + at, encoding(isInterlaced), at, writer -> {
                throw new UnsupportedOperationException("event " + at);
            });
            assertTrue(failed.failure().startsWith("java.lang.UnsupportedOperationException"), failed::failure);
            assertTrue(writers.compare("next", encoding(isInterlaced)).isComplete());
        }
    }

    /** The file consists of whole chunks up to there. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsAbortedEndsWithWholeChunks(boolean isInterlaced) throws IOException {
        ImageWriter writer = BothPngWriters.ours();
        byte[] file = BothPngWriters.file(
                BothWriters.listened(writer, encoding(isInterlaced), 4, ImageWriter::abort));
        PngChunks png = PngChunks.of(file);
        assertEquals("[IHDR, IDAT]", png.chunks.stream().map(PngChunks.Chunk::type).toList().toString());
        assertArrayEquals(file, png.toByteArray());
        for (PngChunks.Chunk chunk : png.chunks) {
            assertEquals(PngChunks.Chunk.of(chunk.type(), chunk.data()).crc(), chunk.crc(), chunk::type);
        }
    }
}
