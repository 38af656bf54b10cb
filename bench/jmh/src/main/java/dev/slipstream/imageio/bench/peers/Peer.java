package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.child.Request;
import dev.slipstream.imageio.bench.peers.worker.ImageLoop.Turn;
import java.io.File;
import java.io.IOException;
import java.util.List;

/** A decoder or encoder in a process of its own. */
interface Peer {

    String name();

    /**
     * Works on images in memory for so long.
     *
     * @throws IOException if one cannot be decoded or encoded
     */
    Turn take(List<File> images, boolean write, int millis) throws IOException;

    /** What a child JVM is asked. */
    interface Work {
        Request<Turn> with(List<File> images, boolean write, int millis);
    }

    /** In a child JVM. */
    record OfJava(String name, ChildJvm jvm, Work work) implements Peer {

        @Override
        public Turn take(List<File> images, boolean write, int millis) throws IOException {
            return jvm.ask(work.with(images, write, millis));
        }
    }
}
