package dev.slipstream.imageio.bench.workbench.peers;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A decoder in a process of its own. */
interface Peer extends Closeable {

    String name();

    /**
     * Decodes images out of memory for so long.
     *
     * @return the nanoseconds of the shortest pass over all of them, divided by their number
     * @throws IOException if one cannot be decoded
     */
    long decode(List<Path> images, Duration time) throws IOException;
}
