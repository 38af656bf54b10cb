package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.provider.Arguments;

/** What the contracts of input and output streams share: each is tested through windows of several sizes. */
abstract class StreamContract {

    static final List<ByteOrder> ORDERS = List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);

    /** Offsets and lengths that do not fit into an array of 5, and an empty range that does. */
    static final int[][] RANGES = {{-1, 2}, {0, -1}, {0, 6}, {3, 3}, {6, 0}, {3, Integer.MAX_VALUE}, {5, 0}};

    static Scratch scratch;

    @Parameter(1)
    int window;

    /** Names the parameters, since build logs show only the class and the method. */
    @RegisterExtension
    final TestExecutionExceptionHandler naming = (context, e) -> {
        String size = window == Backing.DEFAULT ? "default" : String.valueOf(window);
        throw new AssertionError(kind() + ", window " + size + ": " + e, e);
    };

    /** The origin or destination under test. */
    abstract Object kind();

    private final Deque<Opened> opened = new ArrayDeque<>();

    @BeforeAll
    static void prepare() {
        scratch = new Scratch();
    }

    /** Registers a stream to be closed after the test. */
    final Opened closing(Opened one) {
        opened.push(one);
        return one;
    }

    /** The stream that was opened last. */
    final Opened last() {
        return opened.element();
    }

    @AfterEach
    void closeAll() throws IOException {
        for (Opened one : opened) {
            one.close();
        }
    }

    /** All given origins or destinations, each through several windows. */
    static Stream<Arguments> throughEveryWindow(Object... backings) {
        return Stream.of(backings)
                .flatMap(each -> Stream.of(8, 11, 64, Backing.DEFAULT).map(window -> Arguments.of(each, window)));
    }

    @AfterAll
    static void tidyUp() throws IOException {
        List<String> left = scratch.names();
        scratch.close();
        assertEquals(List.of(), left, "files that were not deleted");
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

    /** The bytes of a hexadecimal text, which may contain spaces. */
    static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    /** Strings in modified UTF-8, each after its length. */
    static byte[] utf(String... strings) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (String string : strings) {
            out.writeUTF(string);
        }
        return bytes.toByteArray();
    }

    /** Performs the same call on both streams: the outcome and the positions must be equal. */
    static <S extends ImageInputStream> void assertAsOracle(String what, S oracle, S ours, Ask<S, ?> call) {
        assertEquals(Outcome.of(call, oracle), Outcome.of(call, ours), what);
        assertEquals(Outcome.state(oracle), Outcome.state(ours), what);
    }
}
