package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.syscalls.TracedRun;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import dev.slipstream.imageio.bench.workbench.worker.Repetition;
import dev.slipstream.imageio.bench.workbench.worker.WrittenFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts everything on every side, one side after the other: what is counted does not depend on the machine's mood. */
final class Counting {

    /** The option of a result that names the sides which created a file besides the written one. */
    static final String CREATES_A_FILE = "creates a file";

    private static final String UNIT = "operation";

    private final List<CheckedOperation> operations;
    private final AllocatedBytes bytes;
    private final SystemCalls calls;

    /**
     * @param calls null if they are not counted
     */
    Counting(List<CheckedOperation> operations, AllocatedBytes bytes, SystemCalls calls) {
        this.operations = List.copyOf(operations);
        this.bytes = bytes;
        this.calls = calls;
    }

    /** A result for each operation, in their order. */
    List<Result> of(Collection<Side> sides, Progress progress) throws IOException {
        List<Map<String, Samples>> samples = new ArrayList<>();
        List<List<String>> creators = new ArrayList<>();
        operations.forEach(operation -> {
            samples.add(new LinkedHashMap<>());
            creators.add(new ArrayList<>());
        });
        progress.begin("count", sides.size() * 2);
        for (Side side : sides) {
            progress.step(side.name() + ", bytes");
            List<List<Repetition>> repetitions = bytes.count(side, operations);
            progress.step(side.name() + ", system calls");
            List<TracedRun> runs = calls == null ? null : calls.count(side, operations);
            for (int i = 0; i < operations.size(); i++) {
                Samples ofSide = samples(repetitions.get(i));
                if (runs != null) {
                    ofSide = ofSide.withCalls(SystemCalls.total(runs.get(i)));
                    if (createsFile(runs.get(i))) {
                        creators.get(i).add(side.name());
                    }
                }
                samples.get(i).put(side.name(), ofSide);
            }
        }
        return results(samples, creators);
    }

    private List<Result> results(List<Map<String, Samples>> samples, List<List<String>> creators) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < operations.size(); i++) {
            Map<String, String> options = creators.get(i).isEmpty()
                    ? Map.of()
                    : Map.of(CREATES_A_FILE, String.join(", ", creators.get(i)));
            results.add(new Result(operations.get(i).name(), options, UNIT, 1, samples.get(i)));
        }
        return results;
    }

    private static Samples samples(List<Repetition> repetitions) {
        List<Long> sorted = repetitions.stream().map(Repetition::bytes).sorted().toList();
        return new Samples(1, repetitions.stream().map(Repetition::nanos).toList(),
                (double) sorted.get((sorted.size() - 1) / 2), null);
    }

    private static boolean createsFile(TracedRun run) {
        return !run.createdFiles().stream()
                .allMatch(path -> WrittenFile.is(path) || path.endsWith(OperationFiles.WRITTEN));
    }
}
