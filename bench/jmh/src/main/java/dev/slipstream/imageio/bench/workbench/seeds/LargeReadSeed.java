package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.child.ChildRun;
import dev.slipstream.imageio.bench.workbench.child.Side;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.runner.Benchmark;
import dev.slipstream.imageio.bench.workbench.runner.SideWorkload;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.SeedNativeMemory;
import dev.slipstream.imageio.bench.workbench.worker.SeedWorkloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The fifth document: large reads, and the native memory that they take. */
final class LargeReadSeed extends Seed {

    private static final int READS = 3;
    /** What the JVM needs on its heap besides the array. */
    private static final int REST_OF_HEAP = 64;

    static final String NAME = "seed5.readFully";
    static final String LENGTH = "length";
    /** Before the name of a side. */
    static final String NATIVE = "native bytes ";

    private static final List<String> SIDES = List.of(Result.JDK, Result.TWELVEMONKEYS, Result.SLIPSTREAM);
    private static final int LARGEST_QUICK = 10485760;
    private static final int BILLION = 1000000000;
    /** The disk is not ours alone. */
    private static final long ROOM_TO_LEAVE = 64L << 20;

    LargeReadSeed() {
        super(5, "large reads (bounded native buffers, PR 8235)");
    }

    @Override
    String method(Setting setting) {
        return setting.describeSchedule() + "; native memory in a JVM for each side and length";
    }

    @Override
    Duration estimate(Setting setting) {
        return Duration.ofSeconds(setting.quick() ? 8 : setting.billion() ? 90 : 45);
    }

    @Override
    List<Result> run(SeedRunner runner) throws IOException {
        List<LargeReadFigures> rows = rows(runner.setting());
        long room = Files.getFileStore(runner.folder()).getUsableSpace() - ROOM_TO_LEAVE;
        List<LargeReadFigures> fitting = fitting(rows, room);
        List<Result> results = new ArrayList<>();
        if (!fitting.isEmpty()) {
            Path file = runner.folder().resolve("large.bin");
            FilledFile.write(file, fitting.get(fitting.size() - 1).length());
            results.addAll(run(runner, fitting, file));
            Files.delete(file);
        }
        for (LargeReadFigures row : rows.subList(fitting.size(), rows.size())) {
            results.add(leftOut(row, "Not measured: a file of " + row.length() + " bytes does not fit into "
                    + runner.folder() + ", where " + Math.max(0, room) + " may be used"));
        }
        return results;
    }

    @Override
    void print(List<Result> results, PrintWriter out) {
        LargeReadTable.print(results, out);
    }

    private static List<Result> run(SeedRunner runner, List<LargeReadFigures> rows, Path file)
            throws IOException {
        List<Result> timed = runner.run(rows.stream().map(row -> benchmark(row, file)).toList());
        ChildRun child = new ChildRun(runner.launcher(), runner.limit());
        runner.progress().begin("native memory", rows.size() * SIDES.size());
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> options = new LinkedHashMap<>(timed.get(i).options());
            for (String side : SIDES) {
                runner.progress().step(side + " " + rows.get(i).length());
                options.put(NATIVE + side, nativePeak(child, runner.side(side), file, rows.get(i).length()));
            }
            Result result = timed.get(i);
            results.add(new Result(result.name(), options, result.unit(), result.unitsPerRep(), result.sides()));
        }
        return results;
    }

    private static List<LargeReadFigures> rows(Setting setting) {
        return LargeReadFigures.ALL.stream().filter(row -> row.length() <= LARGEST_QUICK || !setting.quick())
                .filter(row -> row.length() < BILLION || setting.billion()).toList();
    }

    private static Benchmark benchmark(LargeReadFigures figures, Path file) {
        List<SideWorkload> workloads = SIDES.stream()
                .map(side -> new SideWorkload(side, side, List.of(SeedWorkloads.KIND,
                SeedWorkloads.LARGE, file.toString(), Integer.toString(figures.length())))).toList();
        return new Benchmark(NAME, options(figures), "byte", figures.length(), workloads);
    }

    /** The rows are in the order of their lengths. */
    static List<LargeReadFigures> fitting(List<LargeReadFigures> rows, long room) {
        return rows.stream().filter(row -> row.length() <= room).toList();
    }

    static Result leftOut(LargeReadFigures figures, String why) {
        Map<String, Samples> sides = new LinkedHashMap<>();
        SIDES.forEach(side -> sides.put(side, Samples.failed(why)));
        return new Result(NAME, options(figures), "byte", figures.length(), sides);
    }

    private static Map<String, String> options(LargeReadFigures figures) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put(LENGTH, Integer.toString(figures.length()));
        options.put("document", Figures.percent(figures.gain()));
        return options;
    }

    /**
     * By how many bytes a process grows beyond its heap while it fills a large array, in a JVM for that alone; or a
     * sentence that says why nobody knows.
     */
    private static String nativePeak(ChildRun child, Side side, Path file, int length) throws IOException {
        int heap = (length >> 20) + 1 + REST_OF_HEAP;
        // Without a compiler no thread of the JVM's own takes memory meanwhile; the work is native anyway.
        List<String> options = List.of("-Xint", "-Xms" + heap + "m", "-Xmx" + heap + "m", "-XX:+AlwaysPreTouch");
        List<String> arguments = List.of(file.toString(), Integer.toString(length), Integer.toString(READS));
        List<Message> messages = child.messages(side, options, SeedNativeMemory.class, arguments,
                Set.of(SeedNativeMemory.PEAK, SeedNativeMemory.UNKNOWN));
        if (messages.size() != 1) {
            throw new IOException(side.name() + " child told " + messages.size() + " peaks of native memory, not one");
        }
        return messages.get(0).field(0);
    }
}
