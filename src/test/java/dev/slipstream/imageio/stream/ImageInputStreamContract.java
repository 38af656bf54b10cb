package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of {@link javax.imageio.stream.ImageInputStream}, asked of every origin through windows of several
 * sizes. Its subclasses hold one chapter each.
 */
@ParameterizedClass(name = "{0}, window {1}")
@MethodSource("dev.slipstream.imageio.stream.Backing#throughEveryWindow")
abstract class ImageInputStreamContract {

    static Scratch scratch;

    @Parameter(0)
    Backing backing;

    @Parameter(1)
    int window;

    private final List<Opened> opened = new ArrayList<>();

    /** Build logs show the class and the method only. */
    @RegisterExtension
    final TestExecutionExceptionHandler naming = (context, e) -> {
        String size = window == Backing.DEFAULT ? "default" : String.valueOf(window);
        throw new AssertionError(backing + ", window " + size + ": " + e, e);
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
        for (Opened one : opened) {
            one.close();
        }
    }

    final ImageInputStream open(byte... bytes) throws IOException {
        Opened one = backing.open(bytes, window, scratch);
        opened.add(one);
        return one.stream();
    }

    /** Noise that is several windows long. */
    final byte[] data() {
        byte[] data = new byte[window == Backing.DEFAULT ? 17_000 : 3_000];
        new Random(7).nextBytes(data);
        return data;
    }

    /** Positions in {@link #data} around which windows and memory blocks end. */
    final IntStream positions() {
        return window == Backing.DEFAULT
                ? IntStream.concat(IntStream.range(0, 3), around(1024, 2048, 8192, 16384))
                : IntStream.concat(IntStream.range(0, 70), around(1024, 2048));
    }

    private static IntStream around(int... ends) {
        return IntStream.of(ends).flatMap(end -> IntStream.range(end - 9, end + 3));
    }
}
