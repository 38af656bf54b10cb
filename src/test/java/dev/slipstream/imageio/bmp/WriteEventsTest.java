package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.spi.BmpWriterProvider;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.WriterEvents;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;

/** Listeners that do something to the stream: what they hear then, and how it ends, is as in the JDK's writer. */
class WriteEventsTest {

    private static final BufferedImage IMAGE = SampleImages.image(9, 5, BufferedImage.TYPE_INT_RGB);

    /** The events, and how the write ended. */
    private static List<String> written(ImageWriterSpi provider, int at, Use<ImageWriter> action) throws IOException {
        ImageWriter writer = provider.createWriterInstance();
        WriterEvents events = WriterEvents.of(writer);
        events.atEach(event -> {
            try {
                if (event == at) {
                    action.of(writer);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.setOutput(new MemoryCacheImageOutputStream(new ByteArrayOutputStream()));
        List<String> all = new ArrayList<>();
        try {
            writer.write(IMAGE);
        } catch (IOException e) {
            all.add(Writing.text(e));
        }
        all.addAll(0, events.lines());
        return all;
    }

    private static void assertSame(Use<ImageWriter> action) throws IOException {
        for (int event = 0; event <= IMAGE.getHeight() + 1; event++) {
            assertEquals(written(Writers.jdk("bmp"), event, action), written(new BmpWriterProvider(), event, action),
                    "event " + event);
        }
    }

    /** As a dialogue does whose cancel button is pressed. */
    @Test
    void abortedAndClosedAtAnyEvent() throws IOException {
        assertSame(writer -> {
            writer.abort();
            ((MemoryCacheImageOutputStream) writer.getOutput()).close();
        });
    }

    @Test
    void closedAtAnyEvent() throws IOException {
        assertSame(writer -> ((MemoryCacheImageOutputStream) writer.getOutput()).close());
    }

    @Test
    void anotherOutputThatIsSetWhenTheImageStarts() throws IOException {
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        ByteArrayOutputStream actual = new ByteArrayOutputStream();
        written(Writers.jdk("bmp"), 0, writer -> writer.setOutput(new MemoryCacheImageOutputStream(expected)));
        written(new BmpWriterProvider(), 0, writer -> writer.setOutput(new MemoryCacheImageOutputStream(actual)));
        assertArrayEquals(expected.toByteArray(), actual.toByteArray());
    }

    /** The JDK's writer fails, or goes on with the sizes of the other image. */
    @Test
    void anotherImageThatIsWrittenAtAnyEvent() throws IOException {
        BufferedImage other = SampleImages.image(40, 11, BufferedImage.TYPE_BYTE_GRAY);
        byte[] expected = Writers.bytes(Writers.jdk("bmp").createWriterInstance(), writer -> writer.write(IMAGE));
        byte[] expectedOther = Writers.bytes(Writers.jdk("bmp").createWriterInstance(), writer -> writer.write(other));
        for (int event = 0; event <= IMAGE.getHeight() + 1; event++) {
            ImageWriter writer = new BmpWriterProvider().createWriterInstance();
            WriterEvents events = WriterEvents.of(writer);
            int at = event;
            ByteArrayOutputStream inner = new ByteArrayOutputStream();
            ByteArrayOutputStream outer = new ByteArrayOutputStream();
            try (ImageOutputStream stream = new MemoryCacheImageOutputStream(outer);
                    ImageOutputStream another = new MemoryCacheImageOutputStream(inner)) {
                events.atEach(number -> {
                    if (number == at) {
                        writeTo(another, writer, other);
                        writer.setOutput(stream);
                    }
                });
                writeTo(stream, writer, IMAGE);
            }
            assertArrayEquals(expected, outer.toByteArray());
            assertArrayEquals(expectedOther, inner.toByteArray());
        }
    }

    private static void writeTo(ImageOutputStream stream, ImageWriter writer, BufferedImage image) {
        try {
            writer.setOutput(stream);
            writer.write(image);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
