package dev.slipstream.imageio.bench.workbench.syscalls;

import dev.slipstream.imageio.bench.workbench.text.Table;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import dev.slipstream.imageio.bench.workbench.worker.WriteTask;
import dev.slipstream.imageio.bench.workbench.worker.WrittenFile;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/** System calls of one warm run of each task, on both sides: their number, their names, the files they created. */
record SyscallTable(List<TracedTask> tasks, Map<Integer, List<TracedRun>> jdk,
        Map<Integer, List<TracedRun>> slipstream) {

    void print(PrintWriter out) {
        Table counts = new Table("file", "task", ">JDK", ">Slipstream", "JDK creates", "Slipstream creates");
        Table names = new Table("file", "task", "side", "calls");
        for (int i = 0; i < tasks.size(); i++) {
            String file = tasks.get(i).file().getFileName().toString();
            String task = describe(tasks.get(i).task());
            TracedRun ofJdk = TraceLog.median(jdk.get(i));
            TracedRun ofSlipstream = TraceLog.median(slipstream.get(i));
            counts.add(file, task, Integer.toString(ofJdk.total()), Integer.toString(ofSlipstream.total()),
                    created(jdk.get(i)), created(slipstream.get(i)));
            names.add(file, task, "JDK", ofJdk.describe());
            names.add("", "", "Slipstream", ofSlipstream.describe());
        }
        out.println("System calls of one warm ImageIO.read or ImageIO.write (of streams also their open and close), and"
                + " files that");
        out.println("are created besides the written one:");
        counts.print(out);
        out.println();
        names.print(out);
        out.flush();
    }

    private static String describe(Task task) {
        return (task instanceof WriteTask ? "write " : "read ") + task.place();
    }

    /** Looked for in every run, not only in the median one. */
    private static String created(List<TracedRun> runs) {
        long creating = runs.stream()
                .filter(run -> !run.createdFiles().stream().allMatch(WrittenFile::is)).count();
        return creating == 0 ? "no file" : "a file in " + creating + " of " + runs.size() + " runs";
    }
}
