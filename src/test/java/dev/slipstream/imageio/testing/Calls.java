package dev.slipstream.imageio.testing;

import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import java.io.Closeable;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.mockito.MockSettings;
import org.mockito.invocation.InvocationOnMock;
import org.mockito.stubbing.Answer;

/**
 * The calls that reach an application's objects from outside: any method that a subclass can override, with the kinds
 * of its arguments, as {@code read(bytes, 0, n)}. What an object calls of itself meanwhile is not among them.
 */
public final class Calls {

    private final List<String> lines = new ArrayList<>();
    private final List<Closeable> open = new ArrayList<>();
    private int depth;

    /** The kinds of calls that some work with objects whose calls are recorded makes. */
    public static Set<String> kindsOf(Use<Calls> work) throws IOException {
        return new TreeSet<>(of(work));
    }

    /** The calls that some work makes, in order. Afterwards, what can be closed is closed. */
    public static List<String> of(Use<Calls> work) throws IOException {
        Calls calls = new Calls();
        try {
            work.of(calls);
            return List.copyOf(calls.lines);
        } finally {
            calls.close();
        }
    }

    private void close() throws IOException {
        depth++;
        for (Closeable each : open) {
            each.close();
        }
    }

    /** A new object of a subclass of {@code type}, made by the constructor that takes {@code arguments}. */
    public <T> T recorded(Class<T> type, Object... arguments) {
        T object = make(type, withSettings().useConstructor(arguments), InvocationOnMock::callRealMethod);
        closeLater(object);
        return object;
    }

    /** An object of another subclass than {@code behind}, which gets every call. */
    public <T> T inFrontOf(Class<T> type, T behind) {
        closeLater(behind);
        return make(type, withSettings(), call -> {
            try {
                return call.getMethod().invoke(behind, call.getArguments());
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }

    private void closeLater(Object object) {
        if (object instanceof Closeable closeable) {
            open.add(closeable);
        }
    }

    private <T> T make(Class<T> type, MockSettings settings, Answer<?> real) {
        depth++; // what its constructor calls
        try {
            return mock(type, settings.stubOnly().defaultAnswer(call -> {
                if (depth == 0) {
                    lines.add(type.getSimpleName() + "." + call.getMethod().getName() + arguments(call));
                }
                depth++;
                try {
                    return real.answer(call);
                } finally {
                    depth--;
                }
            }));
        } finally {
            depth--;
        }
    }

    private static String arguments(InvocationOnMock call) {
        return Stream.of(call.getRawArguments()).map(Calls::kind).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Nothing and 0 are kinds of their own: the beginning of an array, or none of it. */
    private static String kind(Object argument) {
        return argument == null ? "null"
                : argument instanceof byte[] ? "bytes"
                : argument instanceof Integer n ? n == 0 ? "0" : "n"
                : argument instanceof Long ? "n"
                : argument instanceof ByteBuffer ? "buffer"
                : argument instanceof int[] numbers ? Arrays.toString(numbers)
                : argument.getClass().getName().startsWith("java.awt.image.") ? argument.getClass().getSimpleName()
                : argument.toString();
    }
}
