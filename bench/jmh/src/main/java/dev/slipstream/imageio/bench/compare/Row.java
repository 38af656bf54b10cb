package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.command.Ratio;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.Task;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** One task with one image: what both sides make of it. */
record Row(Path file, Task task, JdkError jdkError, Measurement jdk, Measurement slipstream) {

    /** In which of four ways a comparison may end. */
    enum Verdict {
        EQUAL, DIFFERS, FAILED_ON_BOTH, NOT_BY_THE_JDK
    }

    Verdict verdict() {
        if (!differences().isEmpty()) {
            return Verdict.DIFFERS;
        }
        if (!jdk.outcome().differences(slipstream.outcome()).isEmpty()) {
            return Verdict.NOT_BY_THE_JDK;
        }
        return isSuccess() ? Verdict.EQUAL : Verdict.FAILED_ON_BOTH;
    }

    /** Those that the JDK's known errors do not explain. */
    List<String> differences() {
        return jdkError.otherDifferences(task, jdk.outcome(), slipstream.outcome());
    }

    boolean isSuccess() {
        return jdk.outcome().isSuccess() && slipstream.outcome().isSuccess();
    }

    int rounds() {
        return Math.min(jdk.rounds(), slipstream.rounds());
    }

    boolean isTimed() {
        return rounds() > 0;
    }

    Ratio ratio() {
        return Ratio.of(jdk.nanos() / slipstream.nanos(), IntStream.range(0, rounds())
                .mapToObj(round -> Math.log(jdk.nanos(round) / slipstream.nanos(round))).toList());
    }

    void forgetTimes() {
        jdk.forgetTimes();
        slipstream.forgetTimes();
    }

    /** In one spelling, whatever the readers and writers call it. */
    String format() {
        String format = (task.format().isEmpty() ? successful().fact(Outcome.FORMAT) : task.format())
                .toUpperCase(Locale.ROOT);
        return switch (format) {
            case "TIF" -> "TIFF";
            case "JPG" -> "JPEG";
            default -> format;
        };
    }

    String size() {
        return successful().isSuccess()
                ? successful().fact(Outcome.WIDTH) + "x" + successful().fact(Outcome.HEIGHT)
                : "";
    }

    private Outcome successful() {
        return jdk.outcome().isSuccess() ? jdk.outcome() : slipstream.outcome();
    }
}
