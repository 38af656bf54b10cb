package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.results.Result;
import java.io.PrintWriter;

/** Tells below a table why some of its cells have no figure. */
final class Failures {

    private Failures() {
    }

    /** {@code row}: how to find it in the table. */
    static void print(String row, Result result, PrintWriter out) {
        result.sides().forEach((side, samples) -> {
            if (samples.isFailure()) {
                out.println(row + ", " + side + ": " + samples.failure());
            }
        });
    }
}
