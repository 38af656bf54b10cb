package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.ColdRun;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Run;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What a reader has to know about a run, under the same headings for all tools; unknown facts are left out. */
final class Facts {

    static final String JDK = "JDK";
    static final String MACHINE = "Machine";
    static final String SYSTEM = "System";
    static final String FLAGS = "JVM flags";
    static final String FORKS = "Forks";
    static final String ITERATIONS = "Iterations";
    static final String SCORE = "Score";
    static final String DATE = "Date";
    static final String COMMAND = "Command";

    private static final double GIB = 1L << 30;

    private Facts() {
    }

    static Map<String, String> of(Environment where) {
        Map<String, String> facts = new LinkedHashMap<>();
        put(facts, JDK, join(", ", where.java(), where.vm(), where.vendor()));
        put(facts, MACHINE, machine(where));
        put(facts, SYSTEM, join(", ", where.os(), where.arch()));
        put(facts, "Slipstream", join(", commit ", where.library(), where.commit()));
        put(facts, "TwelveMonkeys", where.rival());
        put(facts, FLAGS, String.join(" ", where.jvmFlags()));
        return facts;
    }

    static Map<String, String> of(Run run) {
        Map<String, String> facts = of(run.environment());
        Method method = run.method();
        put(facts, FORKS, Integer.toString(method.forks()));
        put(facts, ITERATIONS, method.iterationMillis() == 0
                ? Integer.toString(method.iterations())
                : String.format(Locale.ROOT, "%d of %d ms, after %d ms to warm up", method.iterations(),
                        method.iterationMillis(), method.warmUpMillis()));
        put(facts, SCORE, score(run));
        put(facts, DATE, run.started());
        put(facts, "Duration", duration(run.seconds()));
        put(facts, "Note", method.note());
        put(facts, COMMAND, run.command());
        return facts;
    }

    private static String score(Run run) {
        return switch (run.kind()) {
            case RunGroups.COUNTS -> "exact counts";
            case ColdRun.KIND -> "median of all forks; counts are exact";
            default -> "mean of all but the best and the worst iteration";
        };
    }

    static void put(Map<String, String> facts, String heading, String fact) {
        if (fact != null && !fact.isBlank()) {
            facts.put(heading, fact);
        }
    }

    private static String machine(Environment where) {
        String cores = where.cores() > 0 ? where.cores() + (where.cores() == 1 ? " core" : " cores") : "";
        String memory = where.memoryBytes() > 0
                ? String.format(Locale.ROOT, "%.1f GiB of memory", where.memoryBytes() / GIB) : "";
        return join(", ", where.cpu(), cores, memory);
    }

    private static String duration(double seconds) {
        Duration duration = Duration.ofSeconds(Math.round(seconds));
        if (duration.toMinutes() == 0) {
            return duration.toSeconds() + " s";
        }
        return (duration.toHours() > 0 ? duration.toHours() + " h " : "") + duration.toMinutesPart() + " min";
    }

    static String join(String separator, String... parts) {
        StringBuilder joined = new StringBuilder();
        for (String part : parts) {
            if (part != null && !part.isBlank()) {
                joined.append(joined.isEmpty() ? "" : separator).append(part);
            }
        }
        return joined.toString();
    }
}
