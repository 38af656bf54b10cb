package dev.slipstream.imageio.testing;

import java.io.IOException;

/** Something that a stream, a reader or a file gives. */
@FunctionalInterface
public interface Ask<T, R> {
    R of(T it) throws IOException;
}
