package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.child.ChildJvm;
import dev.slipstream.imageio.bench.workbench.child.JavaLauncher;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.child.WorkerException;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.Operation;
import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import dev.slipstream.imageio.bench.workbench.worker.Timing;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** One side of a comparison with its child JVM, which is started anew if an image brings it down. */
final class ComparedSide implements AutoCloseable {

    /** Stands where the class of an exception stands, if the child JVM itself failed. */
    static final String LOST_WORKER = "child JVM lost";

    private final Side side;
    private final Operation operation;
    private final Set<String> ignored;
    private final List<String> formats;
    private final ChildJvm jvm;

    /** Of the facts that an inspection finds, some may be ignored; an empty list of formats stands for all. */
    ComparedSide(Side side, JavaLauncher launcher, Operation operation, Duration limit, Set<String> ignored,
            List<String> formats) {
        this.side = side;
        this.operation = operation;
        this.ignored = Set.copyOf(ignored);
        this.formats = List.copyOf(formats);
        this.jvm = new ChildJvm(side, launcher, limit);
    }

    /** A line about the JVM and who serves its streams. */
    String describe() throws IOException {
        Message info = jvm.ask(Message.of(Message.INFO));
        return String.format("%-10s %s, Java %s; ", side.name(), info.field(1), info.field(0))
                + (operation == Operation.WRITE
                        ? "File: " + info.field(4) + ", OutputStream: " + info.field(5)
                        : "File: " + info.field(2) + ", InputStream: " + info.field(3));
    }

    /** What there is to do with an image. What brings the child JVM down here will do so again at the inspection. */
    List<Task> tasks(Path file) throws IOException {
        List<String> fields = new ArrayList<>(List.of(operation.name(), file.toString()));
        fields.addAll(formats);
        try {
            return jvm.ask(new Message(Message.TASKS, fields)).fields().stream().map(Task::of).toList();
        } catch (WorkerException e) {
            return operation.leastTasks();
        }
    }

    Outcome inspect(Path file, Task task) throws IOException {
        try {
            Message request = Message.of(Message.INSPECT, task.code(), file.toString());
            return Outcome.of(jvm.ask(request)).without(ignored);
        } catch (WorkerException e) {
            return Outcome.failed(LOST_WORKER, e.getMessage());
        }
    }

    /** Adds a time to the measurement, or spoils it. */
    void time(Measurement measurement, Path file, Task task, Duration budget) throws IOException {
        Message request = Message.of(Message.TIME, task.code(), file.toString(),
                Long.toString(budget.toNanos()));
        try {
            Message answer = jvm.ask(request);
            if (Timing.is(answer)) {
                measurement.add(Timing.of(answer).nanosEach());
            } else {
                measurement.fail(Outcome.of(answer));
            }
        } catch (WorkerException e) {
            measurement.fail(Outcome.failed(LOST_WORKER, e.getMessage()));
        }
    }

    @Override
    public void close() throws IOException {
        jvm.close();
    }
}
