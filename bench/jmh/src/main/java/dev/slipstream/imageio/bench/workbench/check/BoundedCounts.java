package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.List;

/**
 * Operations that are counted in the same way, and the file of their bounds.
 *
 * @param heading of their table; what follows is the JDK
 * @param operations the names of all that there are
 */
record BoundedCounts(String heading, BoundsFile file, List<String> operations) {

    /** An empty one stands for a file that is yet to be made. */
    Bounds known() throws IOException {
        return Files.exists(file.path()) ? file.read() : new Bounds(List.of());
    }

    /** What was counted becomes the bound of this JDK. */
    Bounds update(List<Result> counted, int feature) throws IOException {
        Bounds updated = known().updated(operations, feature, counted);
        file.write(updated);
        return updated;
    }

    /** Prints the verdicts, and returns whether nothing fails. */
    boolean judge(List<Result> counted, Bounds bounds, String java, PrintWriter out) {
        int feature = Runtime.Version.parse(java).feature();
        List<Verdict> verdicts = counted.stream()
                .map(result -> Verdict.of(result, bounds.of(result.name()), feature)).toList();
        if (!bounds.features().contains(feature)) {
            out.println("There are no bounds for JDK " + feature + ", only for " + bounds.features()
                    + ": those of the next older one are taken.");
        }
        out.println(heading + " on JDK " + java + ":");
        CheckTable.print(verdicts, file.counts(), out);
        boolean isEachBoundUsed = isEachBoundUsed(bounds, out);
        return isEachBoundUsed && verdicts.stream().noneMatch(Verdict::isFailure);
    }

    /** What no operation has any more is not to stay in the file as if it were watched. */
    private boolean isEachBoundUsed(Bounds bounds, PrintWriter out) {
        List<String> unused = bounds.without(operations);
        unused.forEach(name -> out.println(name + ": has a bound, but is no operation; --update removes it"));
        out.flush();
        return unused.isEmpty();
    }
}
