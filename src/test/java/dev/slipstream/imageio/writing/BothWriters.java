package dev.slipstream.imageio.writing;

import dev.slipstream.imageio.spi.BmpWriterProvider;
import dev.slipstream.imageio.spi.GifWriterProvider;
import dev.slipstream.imageio.spi.PngWriterProvider;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import java.io.IOException;
import javax.imageio.ImageWriter;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;

/**
 * The JDK's writers and Slipstream's of a format. The files of most formats are the same byte for byte.
 *
 * @param jdk the JDK's provider
 * @param ours Slipstream's provider
 */
public record BothWriters(ImageWriterSpi jdk, ImageWriterSpi ours) {

    /** The number of no event. */
    public static final int NEVER = -1;

    /** Those of a format. */
    public static BothWriters of(String format) {
        return new BothWriters(Writers.jdk(format), switch (format) {
            case "png" -> new PngWriterProvider();
            case "bmp" -> new BmpWriterProvider();
            case "gif" -> new GifWriterProvider();
            default -> throw new IllegalArgumentException(format);
        });
    }

    /** What a listener may do to the writer that calls it. */
    public enum Action {
        ABORT(ImageWriter::abort),
        FAIL(writer -> {
            throw new IllegalStateException("for the test");
        }),
        CLOSE(writer -> ((ImageOutputStream) writer.getOutput()).close()),

        /** As a dialogue does when its cancel button is pressed. */
        ABORT_AND_CLOSE(writer -> {
            writer.abort();
            ((ImageOutputStream) writer.getOutput()).close();
        });

        private final Use<ImageWriter> use;

        Action(Use<ImageWriter> use) {
            this.use = use;
        }
    }

    /** Returns what both writers do, with and without a listener. */
    public Writing assertSame(String what, Use<ImageWriter> encoding) throws IOException {
        Writing silent = Writing.of(jdk.createWriterInstance(), encoding);
        Writing.of(ours.createWriterInstance(), encoding).assertSame(silent, what + " with no listener");
        return assertSame(what, encoding, NEVER, Action.ABORT);
    }

    /** Returns what both writers do if a listener takes {@code action} at the event with the number {@code at}. */
    public Writing assertSame(String what, Use<ImageWriter> encoding, int at, Action action)
            throws IOException {
        Writing expected = listened(jdk.createWriterInstance(), encoding, at, action.use);
        listened(ours.createWriterInstance(), encoding, at, action.use).assertSame(expected, what);
        return expected;
    }

    /** What a writer does if a listener takes {@code action} at the event with the number {@code at}. */
    public static Writing listened(ImageWriter writer, Use<ImageWriter> encoding, int at, Use<ImageWriter> action)
            throws IOException {
        Events events = Events.of(writer);
        events.at(at, () -> action.of(writer));
        Writing writing = Writing.of(writer, events, encoding);
        events.stopListening();
        return writing;
    }
}
