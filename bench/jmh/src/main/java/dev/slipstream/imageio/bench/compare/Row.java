package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.worker.Outcome;
import dev.slipstream.imageio.bench.worker.Task;
import java.nio.file.Path;
import java.util.List;

/** One task with one image: both sides of it. */
record Row(Path file, Task task, Measurement jdk, Measurement slipstream) {

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

    boolean isEqual() {
        return differences().isEmpty();
    }

    List<String> differences() {
        return jdk.outcome().differences(slipstream.outcome());
    }

    String format() {
        return successful().fact(Outcome.FORMAT);
    }

    String size() {
        return successful().isSuccess()
                ? successful().fact(Outcome.WIDTH) + "x" + successful().fact(Outcome.HEIGHT)
                : "";
    }

    /** Whose reader has read it: the simple name of the provider's class, of both if they differ; may be empty. */
    String reader() {
        String ofJdk = simpleName(jdk.outcome().fact(Outcome.READER));
        String ofSlipstream = simpleName(slipstream.outcome().fact(Outcome.READER));
        return ofJdk.equals(ofSlipstream) ? ofJdk : ofJdk + " | " + ofSlipstream;
    }

    private static String simpleName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    private Outcome successful() {
        return jdk.outcome().isSuccess() ? jdk.outcome() : slipstream.outcome();
    }
}
