package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.results.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/** One of the documents: what is measured for it, and the tables that show it. */
interface Seed {

    /** The document's, from 1 on; its results' names begin with {@code seed} and this. */
    int number();

    /** What the document is about. */
    String title();

    /** How it is measured, in a few words. */
    String method(Setting setting);

    /** How long it will take, about. */
    Duration estimate(Setting setting);

    List<Result> run(SeedRunner runner) throws IOException;

    /** Prints the tables from those of the results that are this document's. */
    void print(List<Result> results, PrintWriter out);
}
