package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.Parameter;

/** What the contracts of input and output streams share: each is asked through windows of several sizes. */
abstract class StreamContract {

    static Scratch scratch;

    @Parameter(1)
    int window;

    /** Build logs show the class and the method only. */
    @RegisterExtension
    final TestExecutionExceptionHandler naming = (context, e) -> {
        String size = window == Backing.DEFAULT ? "default" : String.valueOf(window);
        throw new AssertionError(kind() + ", window " + size + ": " + e, e);
    };

    /** What is asked. */
    abstract Object kind();

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

    /** The bytes of a hexadecimal text, in which spaces may stand. */
    static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    /** Strings in modified UTF-8, each behind its length. */
    static byte[] utf(String... strings) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (String string : strings) {
            out.writeUTF(string);
        }
        return bytes.toByteArray();
    }

    /** Calls that need a stream, on one that is closed. */
    static void assertSayClosed(Map<String, Executable> calls) {
        calls.forEach((name, call) -> {
            IOException e = assertThrows(IOException.class, call, name);
            assertSame(IOException.class, e.getClass(), name);
            assertEquals("closed", e.getMessage(), name);
        });
    }
}
