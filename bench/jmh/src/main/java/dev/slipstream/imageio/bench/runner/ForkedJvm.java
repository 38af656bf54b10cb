package dev.slipstream.imageio.bench.runner;

import dev.slipstream.imageio.bench.child.JavaLauncher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.child.WorkerProcess;
import dev.slipstream.imageio.bench.worker.Message;
import dev.slipstream.imageio.bench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;

/** A workload's JVM in one fork, started when it is first needed, and anew if a benchmark brought it down. */
final class ForkedJvm implements AutoCloseable {

    private final Side side;
    private final JavaLauncher launcher;
    private final Duration limit;
    private WorkerProcess process;

    ForkedJvm(Side side, JavaLauncher launcher, Duration limit) {
        this.side = side;
        this.launcher = launcher;
        this.limit = limit;
    }

    /** Returns the workload's digest. */
    String setUp(SideWorkload workload) throws IOException {
        return ask(new Message(Message.SET_UP, workload.setUp())).field(0);
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
