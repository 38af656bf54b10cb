package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of {@link ImageOutputStream}, asked of every destination through windows of several sizes. Its
 * subclasses hold one chapter each; what such a stream reads is in the chapters of {@link ImageInputStreamContract}.
 */
@ParameterizedClass(name = "{0}, window {1}")
@MethodSource("dev.slipstream.imageio.stream.Destination#throughEveryWindow")
abstract class ImageOutputStreamContract {

    static Scratch scratch;

    @Parameter(0)
    Destination destination;

    @Parameter(1)
    int window;

    private final Deque<OpenedOutput> opened = new ArrayDeque<>();

    /** Build logs show the class and the method only. */
    @RegisterExtension
    final TestExecutionExceptionHandler naming = (context, e) -> {
        String size = window == Destination.DEFAULT ? "default" : String.valueOf(window);
        throw new AssertionError(destination + ", window " + size + ": " + e, e);
    };

    @BeforeAll
    static void prepare() throws IOException {
        scratch = new Scratch();
    }

    @AfterAll
    static void tidyUp() throws IOException {
        List<String> left = scratch.names();
        scratch.close();
        assertEquals(List.of(), left, "files that were left behind");
    }

    @AfterEach
    void closeAll() throws IOException {
        for (OpenedOutput one : opened) {
            one.close();
        }
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
        opened.push(destination.open(existing, window, scratch));
        return opened.element().stream();
    }

    /** What has come to the destination of the stream that was opened last. */
    final byte[] arrived() throws IOException {
        return opened.element().arrived();
    }

    /** Closes the stream that was opened last: the whole must be at its destination then. */
    final void assertWritten(byte... expected) throws IOException {
        opened.element().stream().close();
        assertArrayEquals(expected, arrived());
    }

    /** Noise that is several windows long. */
    final byte[] data() {
        byte[] data = new byte[window == Destination.DEFAULT ? 17_000 : 3_000];
        new Random(7).nextBytes(data);
        return data;
    }

    /** Positions in {@link #data} around which windows and memory blocks end. */
    final IntStream positions() {
        return window == Destination.DEFAULT
                ? IntStream.concat(IntStream.range(0, 3), around(1024, 2048, 8192, 16384))
                : IntStream.concat(IntStream.range(0, 70), around(1024, 2048));
    }

    private static IntStream around(int... ends) {
        return IntStream.of(ends).flatMap(end -> IntStream.range(end - 9, end + 3));
    }

    /** The bytes of a hexadecimal text, in which spaces may stand. */
    static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }
}
