package dev.slipstream.imageio.bench.workbench.peers;

import dev.slipstream.imageio.bench.workbench.child.WorkerProcess;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A program that decodes or encodes when it is asked to, as {@code bench/peers/README.md} says. */
final class Driver implements Peer {

    static final String NANOS = "nanos";

    private final String name;
    private final WorkerProcess process;
    private final Duration limit;

    /**
     * Starts it.
     *
     * @param limit one that takes longer for an answer is ended
     * @throws IOException if it cannot be started
     */
    Driver(String name, List<String> command, Duration limit) throws IOException {
        this.name = name;
        this.process = WorkerProcess.start(name, command);
        this.limit = limit;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Turn take(PeerWork work, List<Path> images, Duration time) throws IOException {
        List<String> fields = new ArrayList<>(List.of(Long.toString(time.toMillis())));
        images.forEach(image -> fields.add(image.toAbsolutePath().toString()));
        Message answer = process.ask(new Message(work.request(), fields), limit);
        if (answer.name().equals(Message.FAILED)) {
            throw new IOException(String.join(" ", answer.fields()));
        }
        try {
            if (answer.name().equals(NANOS)) {
                boolean isWritten = answer.fields().size() > 1;
                return new Turn(Long.parseLong(answer.field(0)), isWritten ? Long.valueOf(answer.field(1)) : null);
            }
        } catch (IllegalArgumentException e) {
            throw new IOException(name + " gave no number: " + answer.encode(), e);
        }
        throw new IOException(name + " answered '" + answer.name() + "' instead of nanos or failed");
    }

    @Override
    public void close() throws IOException {
        process.close();
    }
}
