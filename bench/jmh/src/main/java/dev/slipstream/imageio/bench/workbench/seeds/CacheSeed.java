package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import dev.slipstream.imageio.bench.workbench.worker.SeedCaching;
import dev.slipstream.imageio.bench.workbench.worker.SeedWorkloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The second document: a stream of unknown length that must be kept. */
final class CacheSeed extends Seed {

    static final String NAME = "seed2.cache";
    static final String LENGTH = "length";
    static final String FILE_CACHE = " file cache";
    static final String READ_ALL_BYTES = "readAllBytes";

    /** One block, three blocks and one byte more: what a smoke run must get right. */
    private static final List<Integer> QUICK = List.of(8191, 16385, 32769);

    CacheSeed() {
        super(2, "how a memory cache should grow (readAllBytes, JDK-8193832)");
    }

    @Override
    Duration estimate(Setting setting) {
        return setting.estimate(benchmarks(setting));
    }

    @Override
    List<Result> run(SeedRunner runner) throws IOException {
        return runner.run(benchmarks(runner.setting()));
    }

    @Override
    void print(List<Result> results, PrintWriter out) {
        CacheTable.print(results, out);
    }

    private static List<Benchmark> benchmarks(Setting setting) {
        return ReadAllBytesFigures.ALL.stream().filter(row -> !setting.quick() || QUICK.contains(row.length()))
                .map(CacheSeed::benchmark).toList();
    }

    static Benchmark benchmark(ReadAllBytesFigures figures) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(LENGTH, Integer.toString(figures.length()));
        options.put("document",
                figures.doublingBytes() + " bytes doubling, " + figures.listBytes() + " bytes in blocks");
        return new Benchmark(NAME, options, "byte", figures.length(), List.of(
                workload(Result.JDK, "", Result.JDK, SeedCaching.MEMORY, figures),
                workload(Result.JDK, FILE_CACHE, Result.JDK, SeedCaching.FILE, figures),
                workload(Result.TWELVEMONKEYS, "", Result.TWELVEMONKEYS, SeedCaching.MEMORY, figures),
                workload(Result.TWELVEMONKEYS, FILE_CACHE, Result.TWELVEMONKEYS, SeedCaching.FILE, figures),
                workload(READ_ALL_BYTES, "", Result.JDK, SeedCaching.READ_ALL_BYTES, figures),
                workload(Result.SLIPSTREAM, "", Result.SLIPSTREAM, SeedCaching.MEMORY, figures),
                workload(Result.SLIPSTREAM, FILE_CACHE, Result.SLIPSTREAM, SeedCaching.FILE, figures)));
    }

    private static SideWorkload workload(String name, String suffix, String side, SeedCaching caching,
            ReadAllBytesFigures figures) {
        return new SideWorkload(name + suffix, side, List.of(SeedWorkloads.KIND, SeedWorkloads.CACHE, caching.name(),
                Integer.toString(figures.length())));
    }
}
