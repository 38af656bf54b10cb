package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.report.JmhEntry;
import dev.slipstream.imageio.bench.workbench.results.Method;
import dev.slipstream.imageio.bench.workbench.results.Run;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A line of Markdown for each stored run: when, how often, with which flags, by which command. */
final class RunLines {

    private static final double SECONDS_PER_MINUTE = 60;

    private RunLines() {
    }

    static List<String> of(JdkResults jdk) {
        List<String> lines = new ArrayList<>();
        jdk.runs().forEach((name, run) -> lines.add(line(jdk, name) + describe(run)));
        Set<String> jmh = new LinkedHashSet<>();
        jdk.jmh().forEach(entry -> jmh.add(line(jdk, "jmh") + describe(entry)));
        // Large images have another heap.
        lines.addAll(jmh);
        return lines;
    }

    private static String line(JdkResults jdk, String name) {
        return "- JDK " + jdk.feature() + ", " + name + ": ";
    }

    private static String describe(Run run) {
        return run.started() + ", " + Math.max(1, Math.round(run.seconds() / SECONDS_PER_MINUTE)) + " min, "
                + repeated(run.method()) + code(run.environment().jvmFlags()) + "; `" + run.command() + "`";
    }

    /** Where the rows of a run differ in this, it has no numbers. */
    private static String repeated(Method method) {
        if (method.iterations() == 0) {
            return "";
        }
        return times(method.forks(), "fork") + " of " + times(method.iterations(), "iteration")
                + (method.iterationMillis() == 0 ? "" : " of " + method.iterationMillis() + " ms") + ", ";
    }

    private static String describe(JmhEntry entry) {
        return times(entry.forks(), "fork") + " of " + times(entry.measurementIterations(), "iteration") + " of "
                + entry.measurementTime() + ", " + code(entry.jvmArgs());
    }

    private static String times(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    private static String code(List<String> flags) {
        return flags.isEmpty() ? "no flags" : "`" + String.join(" ", flags) + "`";
    }
}
