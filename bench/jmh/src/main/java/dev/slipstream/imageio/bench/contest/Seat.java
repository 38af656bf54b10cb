package dev.slipstream.imageio.bench.contest;

import dev.slipstream.imageio.bench.compare.JavaLauncher;
import dev.slipstream.imageio.bench.compare.Side;
import dev.slipstream.imageio.bench.compare.WorkerProcess;
import dev.slipstream.imageio.bench.worker.Message;
import dev.slipstream.imageio.bench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;

/** An entrant's JVM in one fork, started when it is first needed, and anew if a challenge brought it down. */
final class Seat implements AutoCloseable {

    private final Side side;
    private final JavaLauncher launcher;
    private final Duration limit;
    private WorkerProcess process;

    Seat(Side side, JavaLauncher launcher, Duration limit) {
        this.side = side;
        this.launcher = launcher;
        this.limit = limit;
    }

    /** Returns the workload's digest. */
    String setUp(Entrant entrant) throws IOException {
        return ask(new Message(Message.SET_UP, entrant.setUp())).field(0);
    }

    Repetition repeat(long times) throws IOException {
        return Repetition.of(ask(Message.of(Message.REPEAT, Long.toString(times))));
    }

    void tearDown() throws IOException {
        ask(Message.of(Message.TEAR_DOWN));
    }

    private Message ask(Message request) throws IOException {
        if (process == null || !process.isAlive()) {
            process = new WorkerProcess(side, launcher);
        }
        Message answer = process.ask(request, limit);
        if (answer.name().equals(Message.FAILED)) {
            throw new IOException(answer.field(0));
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        if (process != null) {
            process.close();
        }
    }
}
