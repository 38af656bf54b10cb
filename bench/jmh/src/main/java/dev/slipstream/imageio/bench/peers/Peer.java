package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.child.Launcher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop;
import dev.slipstream.imageio.bench.peers.worker.Turn;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A decoder or encoder in a process of its own. */
interface Peer {

    String name();

    /**
     * Works on images in memory for so long.
     *
     * @throws IOException if one cannot be decoded or encoded
     */
    Turn take(List<Path> images, boolean write, int millis) throws IOException;

    /** ImageIO in a child JVM, with or without Slipstream. */
    record OfImageIo(String name, ChildJvm jvm) implements Peer {

        OfImageIo(Side side, Launcher launcher) {
            this(side.name(), new ChildJvm(side, launcher));
        }

        @Override
        public Turn take(List<Path> images, boolean write, int millis) throws IOException {
            List<File> files = images.stream().map(image -> image.toAbsolutePath().toFile()).toList();
            return jvm.ask(new ImageLoop(new ArrayList<>(files), write, millis));
        }
    }
}
