package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.imageio.stream.ImageInputStream;

/** A stream, and what has to be tidied up when it is closed, the last thing first. */
abstract class Tidied<S extends ImageInputStream, T extends Tidied<S, T>> implements AutoCloseable {

    /** Something to do when all is over. */
    interface Tidying {
        void run() throws IOException;
    }

    private final S stream;
    private final Deque<Tidying> tidyings = new ArrayDeque<>();

    Tidied(S stream) {
        this.stream = stream;
    }

    final S stream() {
        return stream;
    }

    @SuppressWarnings("unchecked") // T is the class itself
    final T tidying(Tidying tidying) {
        tidyings.push(tidying);
        return (T) this;
    }

    /** What is to be done when the stream is closed. */
    final void tidy() throws IOException {
        while (!tidyings.isEmpty()) {
            tidyings.pop().run();
        }
    }

    @Override
    public final void close() throws IOException {
        stream.close();
        tidy();
    }
}
