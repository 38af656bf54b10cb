package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.worker.Origin;
import dev.slipstream.imageio.bench.worker.Outcome;
import java.nio.file.Path;
import java.util.List;

/** One image from one origin: both sides of it. */
record Row(Path file, Origin origin, Measurement jdk, Measurement slipstream) {

    boolean isDecoded() {
        return jdk.outcome().isDecoded() && slipstream.outcome().isDecoded();
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
        return decoded().fact(Outcome.FORMAT);
    }

    String size() {
        return decoded().isDecoded()
                ? decoded().fact(Outcome.WIDTH) + "x" + decoded().fact(Outcome.HEIGHT)
                : "";
    }

    private Outcome decoded() {
        return jdk.outcome().isDecoded() ? jdk.outcome() : slipstream.outcome();
    }
}
