package dev.slipstream.imageio.testing;

import java.io.IOException;

/** Does something. */
@FunctionalInterface
public interface Task {
    void run() throws IOException;
}
