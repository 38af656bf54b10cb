package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.Repetition;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** A side's child JVM, started when it is first needed, and anew after it was brought down or ended. */
public final class ChildJvm implements AutoCloseable {

    private final Side side;
    private final JavaLauncher launcher;
    private final Duration limit;
    private WorkerProcess process;

    /** @param limit a JVM that takes longer for an answer is ended */
    public ChildJvm(Side side, JavaLauncher launcher, Duration limit) {
        this.side = side;
        this.launcher = launcher;
        this.limit = limit;
    }

    /** Sets up a workload, whose kind is its first field, and returns its digest. */
    public String setUp(List<String> workload) throws IOException {
        return carryOut(new Message(Message.SET_UP, workload)).field(0);
    }

    public Repetition repeat(long times) throws IOException {
        return Repetition.of(carryOut(Message.of(Message.REPEAT, Long.toString(times))));
    }

    public void tearDown() throws IOException {
        carryOut(Message.of(Message.TEAR_DOWN));
    }

    private Message carryOut(Message request) throws IOException {
        Message answer = ask(request);
        if (answer.name().equals(Message.FAILED)) {
            throw new IOException(answer.field(0));
        }
        return answer;
    }

    /**
     * Returns the answer, of a new JVM if there is none.
     *
     * @throws WorkerException if the JVM does not survive the request, or does not understand it
     */
    public Message ask(Message request) throws IOException {
        if (process == null || !process.isAlive()) {
            process = new WorkerProcess(side, launcher);
        }
        return process.ask(request, limit);
    }

    @Override
    public void close() throws IOException {
        if (process != null) {
            process.close();
        }
    }
}
