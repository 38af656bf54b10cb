package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.util.stream.Stream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of {@link ImageOutputStream}, asked of every destination. Its subclasses hold one chapter each; what
 * such a stream reads is in the chapters of {@link ImageInputStreamContract}.
 */
@ParameterizedClass(name = "{0}, window {1}")
@MethodSource("destinations")
abstract class ImageOutputStreamContract extends StreamContract {

    @Parameter(0)
    Destination destination;

    @Override
    final Object kind() {
        return destination;
    }

    static Stream<Arguments> destinations() {
        return throughEveryWindow((Object[]) Destination.values());
    }

    /** A stream at position 0 of an empty destination. */
    final ImageOutputStream create() throws IOException {
        return open();
    }

    /** A stream at position 0 of what is there already: in the file, or where that cannot be, written before. */
    final ImageOutputStream over(byte... existing) throws IOException {
        ImageOutputStream out = open(existing);
        if (destination.isCache()) {
            out.write(existing);
            out.seek(0);
        }
        return out;
    }

    private ImageOutputStream open(byte... existing) throws IOException {
        return closing(destination.open(existing, window, scratch)).output();
    }

    /** What has come to the destination of the stream that was opened last. */
    final byte[] arrived() throws IOException {
        return last().arrived();
    }

    /** Closes the stream that was opened last: the whole must be at its destination then. */
    final void assertWritten(byte... expected) throws IOException {
        last().output().close();
        assertArrayEquals(expected, arrived());
    }
}
