package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.JdkOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.imageio.stream.ImageOutputStream;

/** An output stream over some destination, and what has to be known and tidied up about that destination. */
final class OpenedOutput implements AutoCloseable {

    /** Asks a destination what has arrived there, counted from the stream's byte 0. */
    interface Arrived {
        byte[] get() throws IOException;
    }

    private final ImageOutputStream stream;
    private final Arrived arrived;
    private final Deque<Opened.Tidying> tidyings = new ArrayDeque<>();

    OpenedOutput(ImageOutputStream stream, Arrived arrived) {
        this.stream = stream;
        this.arrived = arrived;
    }

    /** A stream of the JDK at position 0 of {@code existing}, which only a file can hold. */
    static OpenedOutput of(JdkOutput jdk, byte[] existing, Scratch scratch) throws IOException {
        Path file = scratch.file(existing);
        JdkOutput.Opened opened = jdk.open(file);
        return new OpenedOutput(opened.stream(), opened.content()::bytes).tidying(() -> Files.delete(file));
    }

    ImageOutputStream stream() {
        return stream;
    }

    /** The bytes that are at the destination now. */
    byte[] arrived() throws IOException {
        return arrived.get();
    }

    OpenedOutput tidying(Opened.Tidying tidying) {
        tidyings.push(tidying);
        return this;
    }

    @Override
    public void close() throws IOException {
        stream.close();
        tidy();
    }

    /** What is to be done when the stream is closed. */
    void tidy() throws IOException {
        while (!tidyings.isEmpty()) {
            tidyings.pop().run();
        }
    }
}
