package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.syscalls.Strace;
import dev.slipstream.imageio.bench.workbench.syscalls.TraceLog;
import dev.slipstream.imageio.bench.workbench.syscalls.TracedRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts the system calls that the working thread of a side's child JVM makes in one repetition, warm. */
final class SystemCalls {

    static final int WARM_RUNS = 2;
    static final int MEASURED_RUNS = 3;

    /** Waking the compiler, growing the C library's heap: none of them is for the sake of a file. */
    private static final Set<String> OF_THE_JVM = Set.of("futex", "madvise", "mprotect", "brk");

    private final Strace strace;

    SystemCalls(Strace strace) {
        this.strace = strace;
    }

    /** The median repetition of each operation, in their order. */
    List<TracedRun> count(Side side, List<CheckedOperation> operations) throws IOException {
        Map<Integer, List<TracedRun>> runs =
                strace.trace(side, operations.stream().map(CheckedOperation::setUp).toList());
        List<TracedRun> medians = new ArrayList<>();
        for (int i = 0; i < operations.size(); i++) {
            medians.add(TraceLog.median(runs.get(i)));
        }
        return medians;
    }

    /** Without those that the JVM makes on its own account, now and then. */
    static int total(TracedRun run) {
        return run.calls().entrySet().stream().filter(call -> !OF_THE_JVM.contains(call.getKey()))
                .mapToInt(Map.Entry::getValue).sum();
    }
}
