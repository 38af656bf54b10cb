package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.report.JmhEntry;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Run;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is stored for one JDK.
 *
 * @param feature the JDK's feature version
 * @param runs by the name of their file: j2d, seeds, counts, cold, peers, peers-write
 * @param jmh empty if there is none
 * @param tables that are stored as they are, by the names of their files
 */
record JdkResults(int feature, Map<String, Run> runs, List<JmhEntry> jmh, Map<String, TableFile> tables) {

    static final String J2D = "j2d";
    static final String SEEDS = "seeds";
    static final String COUNTS = "counts";
    static final String COLD = "cold";
    static final String PEERS = "peers";
    static final String PEERS_WRITE = "peers-write";

    /** Of one run; empty if it is not stored. */
    Stream<Result> results(String run) {
        return runs.containsKey(run) ? runs.get(run).results().stream() : Stream.empty();
    }

    /** The one of that name which has these options, and maybe others. */
    Optional<Result> find(String run, String name, Map<String, String> options) {
        return results(run).filter(result -> result.name().equals(name)
                && result.options().entrySet().containsAll(options.entrySet())).findFirst();
    }
}
