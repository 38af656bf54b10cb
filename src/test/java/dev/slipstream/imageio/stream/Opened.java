package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.util.OptionalLong;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A stream over some origin, and what has to be known and tidied up about that origin. */
final class Opened extends Tidied<ImageInputStream, Opened> {

    /** Asks an origin how far it has been read. */
    interface Pointer {
        long get() throws IOException;
    }

    private @Nullable Pointer pointer;

    Opened(ImageInputStream stream) {
        super(stream);
    }

    /** How to find out, after the stream was closed, where its origin stands, counted from the stream's byte 0. */
    Opened standing(Pointer where) {
        pointer = where;
        return this;
    }

    /** Where the origin stands; empty where nobody can read on from it. To be asked once, after closing the stream. */
    OptionalLong pointer() throws IOException {
        return pointer == null ? OptionalLong.empty() : OptionalLong.of(pointer.get());
    }
}
