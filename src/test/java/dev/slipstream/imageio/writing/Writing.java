package dev.slipstream.imageio.writing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * What a writer has done.
 *
 * @param bytes that are there when the stream has been closed
 * @param events that it told
 * @param state of the stream when it returned
 * @param failure the class and message of the exception that it threw, or "none"
 */
public record Writing(byte[] bytes, List<String> events, String state, String failure) {

    /** Has a writer without listeners write after some bytes that are there already. */
    public static Writing of(ImageWriter writer, Use<ImageWriter> encoding) throws IOException {
        return of(writer, List.of(), encoding);
    }

    /** Has a writer write after some bytes that are there already. */
    public static Writing of(ImageWriter writer, Events events, Use<ImageWriter> encoding) throws IOException {
        return of(writer, events.lines(), encoding);
    }

    private static Writing of(ImageWriter writer, List<String> events, Use<ImageWriter> encoding) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageOutputStream stream = new MemoryCacheImageOutputStream(out);
        stream.write(new byte[] {1, 2, 3, 4, 5});
        Writing writing = of(writer, events, encoding, stream);
        return new Writing(out.toByteArray(), writing.events, writing.state, writing.failure);
    }

    /** Has a new writer write to the stream of an output, and closes the stream. */
    public static Writing of(ImageWriterSpi spi, Use<ImageWriter> encoding, ImageOutputStream stream,
            OutputKind.Output output) throws IOException {
        ImageWriter writer = spi.createWriterInstance();
        Writing writing = of(writer, Events.of(writer).lines(), encoding, stream);
        writer.dispose();
        return new Writing(output.bytes(), writing.events, writing.state, writing.failure);
    }

    private static Writing of(ImageWriter writer, List<String> events, Use<ImageWriter> encoding,
            ImageOutputStream stream) {
        writer.setOutput(stream);
        String failure = "none";
        try {
            encoding.of(writer);
        } catch (IOException | RuntimeException e) {
            failure = text(e);
        }
        writer.setOutput(null);
        String state;
        try (stream) {
            state = "position " + stream.getStreamPosition() + " bit " + stream.getBitOffset() + " flushed "
                    + stream.getFlushedPosition() + " length " + stream.length() + " " + stream.getByteOrder();
        } catch (IOException closedByAListener) {
            state = "closed";
        }
        return new Writing(new byte[0], List.copyOf(events), state, failure);
    }

    /** The classes of an exception and its causes, and what each says. */
    public static String text(Throwable thrown) {
        String text = thrown.getClass().getName() + ": " + thrown.getMessage();
        return thrown.getCause() == null ? text : text + " <- " + text(thrown.getCause());
    }

    /** The classes of the exception and its causes. */
    public String failureClasses() {
        return failure.replaceAll("(?s): .*?( <- |$)", "$1");
    }

    /** Whether the writer wrote something and threw nothing. */
    public boolean isWritten() {
        return bytes.length > 0 && failure.equals("none");
    }

    /** All in one line: events, state, classes of exceptions; bytes by their number and checksum. */
    public String facts() {
        return events + " " + state + " " + failureClasses() + " " + bytes.length + " bytes "
                + Integer.toHexString(Arrays.hashCode(bytes));
    }

    public boolean isComplete() {
        return failure.equals("none") && events.contains("image complete");
    }

    /** Fails if it is not the same as {@code expected} in everything. */
    public void assertSame(Writing expected, String what) {
        assertEquals(expected.failure, failure, what);
        assertEquals(expected.events, events, what);
        assertEquals(expected.state, state, what);
        int difference = Arrays.mismatch(expected.bytes, bytes);
        assertEquals(-1, difference, () -> what + ": byte " + difference + " of " + expected.bytes.length);
    }
}
