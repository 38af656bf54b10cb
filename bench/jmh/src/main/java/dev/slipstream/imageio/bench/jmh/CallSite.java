package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.jmh.images.Target;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Which classes of streams a benchmark has seen before it is measured. A call site that knows one class only, or two,
 * is compiled into a direct call, which no stream of another class can profit from; one that knows more looks the
 * method up each time, which costs about as much as a good readInt itself.
 */
public enum CallSite {
    /** What is measured and one class of somebody else: an application in which one library serves all streams. */
    ONE_FOREIGN,
    /** The classes of all. */
    ALL;

    /** Opens a stream. */
    interface Opener {

        ImageInputStream open(Content content) throws IOException;
    }

    /** Opens an output stream. */
    interface OutputOpener {

        ImageOutputStream open(Target target) throws IOException;
    }

    /** How to open each of them; what is measured is one of {@code all}. */
    <O> List<O> classes(O foreign, O measured, List<? extends O> all) {
        return this == ALL ? List.copyOf(all) : List.of(foreign, measured);
    }
}
