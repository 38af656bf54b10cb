package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalLong;
import javax.imageio.stream.ImageInputStream;

/** A stream over some origin, and what has to be known and tidied up about that origin. */
final class Opened implements AutoCloseable {

    /** Asks an origin how far it has been read. */
    interface Pointer {
        long get() throws IOException;
    }

    /** Something to do when all is over. */
    interface Tidying {
        void run() throws IOException;
    }

    private final ImageInputStream stream;
    private final Deque<Tidying> tidyings = new ArrayDeque<>();
    private Pointer pointer;

    Opened(ImageInputStream stream) {
        this.stream = stream;
    }

    ImageInputStream stream() {
        return stream;
    }

    /** How to find out, after the stream was closed, where its origin stands, counted from the stream's byte 0. */
    Opened standing(Pointer where) {
        pointer = where;
        return this;
    }

    Opened tidying(Tidying tidying) {
        tidyings.push(tidying);
        return this;
    }

    /** Where the origin stands; empty where nobody can read on from it. To be asked once, after closing the stream. */
    OptionalLong pointer() throws IOException {
        return pointer == null ? OptionalLong.empty() : OptionalLong.of(pointer.get());
    }

    @Override
    public void close() throws IOException {
        stream.close();
        while (!tidyings.isEmpty()) {
            tidyings.pop().run();
        }
    }
}
