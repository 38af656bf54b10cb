package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Supply;
import dev.slipstream.imageio.testing.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalLong;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** A stream over an origin or a destination, with its position or bytes, and what to tidy up, the last thing first. */
final class Opened implements AutoCloseable {

    /** Finds out how far an origin has been read. */
    interface Pointer {
        long get() throws IOException;
    }

    private final ImageInputStream stream;
    private final Supply<byte[]> arrived;
    private final Deque<Task> tidyings = new ArrayDeque<>();
    private @Nullable Pointer pointer;

    /** Opens a stream over an origin. */
    Opened(ImageInputStream stream) {
        this(stream, () -> new byte[0]);
    }

    private Opened(ImageInputStream stream, Supply<byte[]> arrived) {
        this.stream = stream;
        this.arrived = arrived;
    }

    /** Opens a stream over a destination, and says what has arrived there, counted from the stream's byte 0. */
    static Opened output(ImageOutputStream stream, Supply<byte[]> arrived) {
        return new Opened(stream, arrived);
    }

    /** Opens a stream of the JDK at position 0 of {@code existing}, which only a file can hold. */
    static Opened output(OutputKind jdk, byte[] existing, Scratch scratch) throws IOException {
        Path file = scratch.file(existing);
        OutputKind.Opened opened = jdk.open(file);
        return output(opened.stream(), opened.output()::bytes)
                .tidying(() -> Files.delete(file))
                .tidying(opened.output()::close);
    }

    /** How to find out, after the stream was closed, the position of its origin, counted from the stream's byte 0. */
    Opened standing(@Nullable Pointer where) {
        pointer = where;
        return this;
    }

    Opened tidying(Task tidying) {
        tidyings.push(tidying);
        return this;
    }

    ImageInputStream stream() {
        return stream;
    }

    ImageOutputStream output() {
        return (ImageOutputStream) stream;
    }

    /** The origin's position; empty where nobody can read on from it. To be called once, after closing the stream. */
    OptionalLong pointer() throws IOException {
        return pointer == null ? OptionalLong.empty() : OptionalLong.of(pointer.get());
    }

    /** The bytes that are at the destination now. */
    byte[] arrived() throws IOException {
        return arrived.get();
    }

    /** Adds an action for when the stream is closed. */
    void tidy() throws IOException {
        while (!tidyings.isEmpty()) {
            tidyings.pop().run();
        }
    }

    @Override
    public void close() throws IOException {
        stream.close();
        tidy();
    }
}
