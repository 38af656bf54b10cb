package dev.slipstream.imageio.stream;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Hands over what a source or sink has, but never more than a few bytes at a time: every value straddles windows. */
final class Narrow implements InvocationHandler {

    /** The number of bytes in the array before the window, which nobody may touch. */
    private static final int NOT_THE_STREAMS = 3;

    private Object wide;
    private final int size;
    private byte[] given = {};

    private Narrow(Object wide, int size) {
        this.wide = wide;
        this.size = size;
    }

    /** {@code kind}: {@link Source} or {@link Sink}. */
    static <T> T of(Class<T> kind, T wide, int size) {
        return kind.cast(Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, new Narrow(wide, size)));
    }

    @Override
    public @Nullable Object invoke(Object narrow, Method method, Object[] arguments) throws Throwable {
        if (wide instanceof Source && method.getName().equals("read")) {
            return 0; // all of it comes through windows
        }
        Object answer;
        try {
            answer = method.invoke(wide, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        if (method.getName().equals("opened")) {
            wide = answer;
            return narrow;
        }
        return answer instanceof ByteBuffer window ? narrowed(window)
                : answer instanceof WriteWindow window ? narrowed(window) : answer;
    }

    /** Spoils the previous window, so that one that is used too long shows. */
    private ByteBuffer narrowed(ByteBuffer window) {
        if (!window.hasRemaining()) {
            return window; // nothing new: what was handed over before still counts
        }
        Arrays.fill(given, (byte) 0xee);
        int before = Math.min(window.position(), size / 4);
        int from = window.position() - before;
        int n = Math.min(size, window.limit() - from);
        given = new byte[NOT_THE_STREAMS + n];
        window.get(from, given, NOT_THE_STREAMS, n);
        return ByteBuffer.wrap(given, NOT_THE_STREAMS, n).slice().position(before);
    }

    private WriteWindow narrowed(WriteWindow window) {
        int room = Math.min(window.room, window.index + size);
        return new WriteWindow(window.bytes, window.index, Math.min(window.limit, room), room);
    }
}
