package dev.slipstream.imageio.reading;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import javax.imageio.stream.ImageInputStream;

/** A stream of no class that anybody knows: nothing but the interface, as Apache FOP makes them. */
public final class ReflectiveProxy {

    private ReflectiveProxy() {}

    /** Passes every call on to {@code stream}. */
    public static ImageInputStream of(ImageInputStream stream) {
        InvocationHandler handler = (proxy, method, arguments) -> {
            try {
                return method.invoke(stream, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
        return (ImageInputStream) Proxy.newProxyInstance(
                ReflectiveProxy.class.getClassLoader(), new Class<?>[] {ImageInputStream.class}, handler);
    }
}
