package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.contest.Challenge;
import dev.slipstream.imageio.bench.contest.Entrant;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.worker.SeedCaching;
import dev.slipstream.imageio.bench.worker.SeedWorkloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The second document: a stream of unknown length that must be kept. */
final class CacheSeed implements Seed {

    static final String NAME = "seed2.cache";
    static final String LENGTH = "length";
    static final String FILE_CACHE = " file cache";
    static final String READ_ALL_BYTES = "readAllBytes";

    /** One block, three blocks and one byte more: what a smoke run must get right. */
    private static final List<Integer> QUICK = List.of(8191, 16385, 32769);

    @Override
    public int number() {
        return 2;
    }

    @Override
    public String title() {
        return "how a memory cache should grow (readAllBytes, JDK-8193832)";
    }

    @Override
    public String method(Setting setting) {
        return setting.describeSchedule();
    }

    @Override
    public Duration estimate(Setting setting) {
        return setting.estimate(challenges(setting));
    }

    @Override
    public List<Result> run(Laboratory laboratory) throws IOException {
        return laboratory.run(challenges(laboratory.setting()));
    }

    @Override
    public void print(List<Result> results, PrintWriter out) {
        CacheTable.print(results, out);
    }

    private static List<Challenge> challenges(Setting setting) {
        return ReadAllBytesFigures.ALL.stream().filter(row -> !setting.quick() || QUICK.contains(row.length()))
                .map(CacheSeed::challenge).toList();
    }

    static Challenge challenge(ReadAllBytesFigures figures) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(LENGTH, Integer.toString(figures.length()));
        options.put("document",
                figures.doublingBytes() + " bytes doubling, " + figures.listBytes() + " bytes in blocks");
        return new Challenge(NAME, options, "byte", figures.length(), List.of(
                entrant(Result.JDK, "", Result.JDK, SeedCaching.MEMORY, figures),
                entrant(Result.JDK, FILE_CACHE, Result.JDK, SeedCaching.FILE, figures),
                entrant(Result.TWELVEMONKEYS, "", Result.TWELVEMONKEYS, SeedCaching.MEMORY, figures),
                entrant(Result.TWELVEMONKEYS, FILE_CACHE, Result.TWELVEMONKEYS, SeedCaching.FILE, figures),
                entrant(READ_ALL_BYTES, "", Result.JDK, SeedCaching.READ_ALL_BYTES, figures),
                entrant(Result.SLIPSTREAM, "", Result.SLIPSTREAM, SeedCaching.MEMORY, figures),
                entrant(Result.SLIPSTREAM, FILE_CACHE, Result.SLIPSTREAM, SeedCaching.FILE, figures)));
    }

    private static Entrant entrant(String name, String suffix, String side, SeedCaching caching,
            ReadAllBytesFigures figures) {
        return new Entrant(name + suffix, side, List.of(SeedWorkloads.KIND, SeedWorkloads.CACHE, caching.name(),
                Integer.toString(figures.length())));
    }
}
