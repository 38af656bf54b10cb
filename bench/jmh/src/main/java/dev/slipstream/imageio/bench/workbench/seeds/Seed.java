package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/** One of the documents: what is measured for it, and the tables that show it. */
abstract class Seed {

    private final int number;
    private final String title;

    /**
     * @param number the document's, from 1 on; its results' names begin with {@code seed} and this
     * @param title what the document is about
     */
    Seed(int number, String title) {
        this.number = number;
        this.title = title;
    }

    final int number() {
        return number;
    }

    final String title() {
        return title;
    }

    /** How it is measured, in a few words. */
    String method(Setting setting) {
        return setting.describeSchedule();
    }

    /** How long it will take, about. */
    abstract Duration estimate(Setting setting);

    abstract List<Result> run(SeedRunner runner) throws IOException;

    /** Prints the tables from those of the results that are this document's. */
    abstract void print(List<Result> results, PrintWriter out);

    /** Tells below a table why some of its cells have no figure; {@code row}: how to find it in the table. */
    static void printFailures(String row, Result result, PrintWriter out) {
        result.sides().forEach((side, samples) -> {
            if (samples.isFailure()) {
                out.println(row + ", " + side + ": " + samples.failure());
            }
        });
    }
}
