package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.jdkerror.JdkError;
import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** One task with one image: both sides of it. */
record ComparedTask(Path file, Task task, JdkError jdkError, Measurement jdk, Measurement slipstream) {

    ComparedTask with(JdkError error) {
        return new ComparedTask(file, task, error, jdk, slipstream);
    }

    boolean isSuccess() {
        return jdk.outcome().isSuccess() && slipstream.outcome().isSuccess();
    }

    boolean isTimed() {
        return !Double.isNaN(jdk.micros()) && !Double.isNaN(slipstream.micros());
    }

    /** How many times faster Slipstream is. */
    double ratio() {
        return jdk.micros() / slipstream.micros();
    }

    /** Whether both sides agree, but for what the JDK is known not to read right. */
    boolean isEqual() {
        return differences().isEmpty();
    }

    /** Whether they do not agree, and that is why. */
    boolean isJdkError() {
        return isEqual() && !jdk.outcome().differences(slipstream.outcome()).isEmpty();
    }

    /** Those that nobody expects. */
    List<String> differences() {
        return jdkError.otherDifferences(task, jdk.outcome(), slipstream.outcome());
    }

    String format() {
        return successful().fact(Outcome.FORMAT);
    }

    String size() {
        return successful().isSuccess()
                ? successful().fact(Outcome.WIDTH) + "x" + successful().fact(Outcome.HEIGHT)
                : "";
    }

    /** Whether both sides have written the same image. */
    boolean isSized() {
        return isSuccess() && !jdk.outcome().fact(Outcome.LENGTH).isEmpty()
                && jdk.outcome().differences(slipstream.outcome()).isEmpty();
    }

    /** How many bytes a side has written. */
    long bytes(Function<ComparedTask, Measurement> side) {
        return Long.parseLong(side.apply(this).outcome().fact(Outcome.LENGTH));
    }

    /** What Slipstream has written, as a part of what the JDK has. */
    double sizeRatio() {
        return (double) bytes(ComparedTask::slipstream) / bytes(ComparedTask::jdk);
    }

    /** Whose reader has read it on a side: the simple name of the provider's class, or an empty one. */
    String reader(Function<ComparedTask, Measurement> side) {
        String className = side.apply(this).outcome().fact(Outcome.READER);
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** Whether both sides are equal, as tables say it. */
    String verdict() {
        return isJdkError() ? jdkError.label() : isEqual() ? "yes" : "NO";
    }

    private Outcome successful() {
        return jdk.outcome().isSuccess() ? jdk.outcome() : slipstream.outcome();
    }
}
