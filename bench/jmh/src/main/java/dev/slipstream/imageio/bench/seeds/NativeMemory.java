package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.child.ChildRun;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.worker.Message;
import dev.slipstream.imageio.bench.worker.SeedNativeMemory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Finds out by how much a process grows beyond its heap while it fills a large array, in a JVM for that alone. */
final class NativeMemory {

    private static final int READS = 3;
    /** What the JVM needs on its heap besides the array. */
    private static final int REST_OF_HEAP = 64;

    private final ChildRun child;

    NativeMemory(ChildRun child) {
        this.child = child;
    }

    /** Bytes, or a sentence that says why they are not known. */
    String peak(Side side, Path file, int length) throws IOException {
        int heap = (length >> 20) + 1 + REST_OF_HEAP;
        // Without a compiler no thread of the JVM's own takes memory meanwhile; the work is native anyway.
        List<String> options = List.of("-Xint", "-Xms" + heap + "m", "-Xmx" + heap + "m", "-XX:+AlwaysPreTouch");
        List<String> arguments = List.of(file.toString(), Integer.toString(length), Integer.toString(READS));
        List<Message> messages = child.messages(side, options, SeedNativeMemory.class, arguments,
                Set.of(SeedNativeMemory.PEAK, SeedNativeMemory.UNKNOWN));
        if (messages.size() != 1) {
            throw new IOException(side.name() + " child told " + messages.size() + " peaks of native memory, not one");
        }
        return messages.get(0).field(0);
    }
}
