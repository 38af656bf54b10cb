package dev.slipstream.imageio.png.write;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The decision on a strip that the next batch has in its window. The strip's own batch and the next one both need it,
 * on any threads and in any order: whichever is first decides, and never the thread that gathers the strips.
 */
final class SharedDecision {

    private final Strip strip;
    private @Nullable Decision decision;

    SharedDecision(Strip strip) {
        this.strip = strip;
    }

    /** Afterwards the encoder of {@code strategy} must begin a stream. */
    synchronized Decision get(Strategy strategy) throws IOException {
        Decision present = decision;
        if (present == null) {
            present = strategy.decide(strip);
            decision = present;
        }
        return present;
    }
}
