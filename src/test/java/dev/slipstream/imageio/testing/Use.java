package dev.slipstream.imageio.testing;

import java.io.IOException;

/** Something that is done with a stream, a reader or a file. */
@FunctionalInterface
public interface Use<T> {
    void of(T it) throws IOException;
}
