package dev.slipstream.imageio.cost;

import java.io.Closeable;
import java.io.IOException;

/** Something that is done once, and over again, with what it has set up. */
interface Counted extends Closeable {

    void perform() throws IOException;

    @Override
    default void close() throws IOException {
        // Most of them hold nothing.
    }

    /** How it is set up. */
    interface Setup {
        Counted begin() throws IOException;
    }
}
