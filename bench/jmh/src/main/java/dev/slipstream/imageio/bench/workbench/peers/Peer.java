package dev.slipstream.imageio.bench.workbench.peers;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A decoder or encoder in a process of its own. */
interface Peer extends Closeable {

    String name();

    /**
     * Works on images in memory for so long.
     *
     * @throws IOException if one cannot be decoded or encoded
     */
    Turn take(PeerWork work, List<Path> images, Duration time) throws IOException;
}
