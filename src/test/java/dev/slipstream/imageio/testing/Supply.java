package dev.slipstream.imageio.testing;

import java.io.IOException;

/** Makes or opens something, or finds it out. */
@FunctionalInterface
public interface Supply<T> {
    T get() throws IOException;
}
