package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Threads;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.FailingImageOutputStream;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that fail, that are not empty, or that several threads use, each its own. */
class WrittenSinksTest {

    /** An image whose data are several chunks. */
    private static final BufferedImage IMAGE = SampleImages.image(300, 200, BufferedImage.TYPE_3BYTE_BGR);

    private static byte[] written() throws IOException {
        return Writers.bytes(BothPngWriters.ours(), writer -> writer.write(IMAGE));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 20, 40, 40_000, 70_000})
    void aStreamThatFails(long at) throws IOException {
        for (ImageWriter writer : List.of(BothPngWriters.jdk(), BothPngWriters.ours())) {
            Events events = Events.of(writer);
            FailingImageOutputStream stream = new FailingImageOutputStream(at);
            writer.setOutput(stream);
            IIOException failure = assertThrows(IIOException.class, () -> writer.write(IMAGE));
            assertSame(stream.failure(), failure.getCause());
            assertEquals("image started 0", events.lines().get(0));
            assertFalse(events.lines().contains("image complete") || events.lines().contains("write aborted"));
        }
    }

    /** Fails as the JDK's writer does, with an exception of the same class, at any byte or flush. */
    @Test
    void aStreamThatFailsAnywhere() throws IOException {
        for (BufferedImage image : List.of(SampleImages.image(5, 4, BufferedImage.TYPE_INT_ARGB),
                SampleImages.image(5, 4, BufferedImage.TYPE_BYTE_INDEXED))) {
            for (Exception thrown : List.of(new IOException("no more"), new IllegalStateException("no more"))) {
                int length = Writers.bytes(BothPngWriters.ours(), writer -> writer.write(image)).length;
                String expected = thrown instanceof IOException ? "javax.imageio.IIOException < java.io.IOException"
                        : "java.lang.IllegalStateException";
                for (int at = 0; at < length; at++) {
                    for (ImageWriter writer : List.of(BothPngWriters.jdk(), BothPngWriters.ours())) {
                        assertEquals(expected, failure(
                                writer, image, new FailingImageOutputStream(at, Long.MAX_VALUE, thrown)));
                    }
                }
                for (ImageWriter writer : List.of(BothPngWriters.jdk(), BothPngWriters.ours())) {
                    assertEquals(expected, failure(
                            writer, image, new FailingImageOutputStream(Long.MAX_VALUE, 0, thrown)));
                }
            }
        }
    }

    private static String failure(ImageWriter writer, BufferedImage image, ImageOutputStream stream) {
        writer.setOutput(stream);
        Exception failure = assertThrows(Exception.class, () -> writer.write(image));
        Throwable cause = failure.getCause();
        return failure.getClass().getName() + (cause == null ? "" : " < " + cause.getClass().getName());
    }

    /** The failure does not affect the next image. */
    @Test
    void theNextImageAfterAFailure() throws IOException {
        ImageWriter writer = BothPngWriters.ours();
        writer.setOutput(new FailingImageOutputStream(50_000));
        assertThrows(IIOException.class, () -> writer.write(IMAGE));
        assertArrayEquals(written(), Writers.bytes(writer, each -> each.write(IMAGE)));
    }

    /** The chunks are as long as the JDK's, and none is empty. */
    @Test
    void longDataAreInPieces() throws IOException {
        List<Integer> lengths = PngChunks.of(written()).chunks.stream().filter(PngChunks.Chunk::isData)
                .map(PngChunks.Chunk::length).toList();
        assertTrue(lengths.size() > 2, lengths::toString);
        assertTrue(lengths.subList(0, lengths.size() - 1).stream().allMatch(n -> n == ChunkOutput.IDAT_SIZE));
        assertTrue(lengths.get(lengths.size() - 1) > 0);
    }

    /** In this order, the JDK's writer writes the lengths and checksums of chunks, so that the file is no PNG. */
    @Test
    void streamsOfTheOtherByteOrder() throws IOException {
        assertArrayEquals(written(), Writers.bytes(BothPngWriters.ours(), writer -> {
            ImageOutputStream stream = (ImageOutputStream) writer.getOutput();
            stream.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            writer.write(IMAGE);
            assertEquals(ByteOrder.LITTLE_ENDIAN, stream.getByteOrder());
        }));
    }

    @Test
    void imagesOneBehindTheOther() throws IOException {
        byte[] one = written();
        byte[] two = Writers.bytes(BothPngWriters.ours(), writer -> {
            writer.write(IMAGE);
            writer.write(IMAGE);
        });
        assertArrayEquals(one, Arrays.copyOf(two, one.length));
        assertArrayEquals(one, Arrays.copyOfRange(two, one.length, two.length));
    }

    @Test
    void threadsWithAWriterEach() throws Exception {
        byte[] expected = written();
        Threads.atOnce(4, thread -> {
            for (int i = 0; i < 10; i++) {
                assertArrayEquals(expected, written());
            }
        });
    }

    /** A small image is written with one call, and so one system call, unless several threads write it in batches. */
    @Test
    @DisabledIfSystemProperty(named = "dev.slipstream.imageio.threads", matches = ".*")
    void aSmallImageIsWrittenAtOnce() throws IOException {
        int[] writes = new int[1];
        ImageOutputStream stream = new MemoryCacheImageOutputStream(new ByteArrayOutputStream()) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                writes[0]++;
                super.write(bytes, offset, length);
            }
        };
        ImageWriter writer = BothPngWriters.ours();
        writer.setOutput(stream);
        writer.write(SampleImages.image(20, 20, BufferedImage.TYPE_INT_ARGB));
        assertEquals(1, writes[0]);
    }
}
