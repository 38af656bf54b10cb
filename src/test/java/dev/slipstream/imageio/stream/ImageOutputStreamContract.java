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
 * The contract of {@link ImageOutputStream}, for every destination. Its subclasses hold one chapter each; what
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

    /** Opens a stream at position 0 of an empty destination. */
    final ImageOutputStream create() throws IOException {
        return open();
    }

    /** Opens a stream at position 0 of existing bytes: in the file, or, where there is none, written before. */
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

    /** The bytes that have arrived from the stream that was opened last. */
    final byte[] arrived() throws IOException {
        return last().arrived();
    }

    /** Closes the stream that was opened last; then all bytes must be at its destination. */
    final void assertWritten(byte... expected) throws IOException {
        last().output().close();
        assertArrayEquals(expected, arrived());
    }
}
