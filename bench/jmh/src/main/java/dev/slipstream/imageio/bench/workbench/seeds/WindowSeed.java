package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.child.ChildRun;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.SeedWindows;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The fourth document: how large a window should be. */
final class WindowSeed extends Seed {

    private static final int CUSTOMARY = 8192;
    /** The document's claim, reads of 1 MiB a second; its answer: the device never took part, and gains nothing. */
    private static final Map<Integer, Double> OPS = Map.of(CUSTOMARY, 1349.929, 16384, 2633.560, 32768, 2721.025,
            65536, 2855.949, 131072, 2903.062);

    static final List<Integer> WINDOWS = List.of(1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072);

    private static final List<Integer> QUICK = List.of(1024, 8192, 131072);
    private static final int LENGTH = 8 << 20;
    private static final int QUICK_LENGTH = 1 << 20;
    private static final int WARM_ROUNDS = 2;
    private static final int ROUNDS = 7;
    /** The JDK has no window: it takes a hundred times as long, and a few rounds tell as much. */
    private static final int ROUNDS_AS_SHIPPED = 3;

    WindowSeed() {
        super(4, "which buffer size (transferTo, JDK-8299336)");
    }

    @Override
    String method(Setting setting) {
        return String.format("one JVM a side, %d rounds after %d, %d and 1 for sides without a choice of windows",
                rounds(setting), warmRounds(setting), roundsAsShipped(setting));
    }

    @Override
    Duration estimate(Setting setting) {
        return Duration.ofSeconds(setting.quick() ? 4 : 45);
    }

    @Override
    List<Result> run(SeedRunner runner) throws IOException {
        Setting setting = runner.setting();
        Path file = FilledFile.write(runner.folder().resolve("windows.bin"), length(setting));
        Path target = runner.folder().resolve("windows.out");
        runner.progress().begin("windows", 3);
        WindowSamples samples = new WindowSamples(length(setting));
        ChildRun child = new ChildRun(runner.launcher(), runner.limit());
        for (String side : List.of(Result.SLIPSTREAM, Result.JDK, Result.TWELVEMONKEYS)) {
            runner.progress().step(side);
            boolean ours = side.equals(Result.SLIPSTREAM);
            List<String> arguments = List.of(file.toString(), target.toString(),
                    Integer.toString(ours ? warmRounds(setting) : 1),
                    Integer.toString(ours ? rounds(setting) : roundsAsShipped(setting)),
                    ours ? joined(setting.quick() ? QUICK : WINDOWS) : Integer.toString(SeedWindows.AS_SHIPPED));
            for (Message message : child.messages(runner.side(side), List.of(), SeedWindows.class, arguments,
                    Set.of(SeedWindows.SAMPLE, SeedWindows.PAGE_CACHE))) {
                samples.add(side, message);
            }
        }
        return samples.results();
    }

    @Override
    void print(List<Result> results, PrintWriter out) {
        WindowTable.print(results, out);
    }

    private static int length(Setting setting) {
        return setting.quick() ? QUICK_LENGTH : LENGTH;
    }

    private static int warmRounds(Setting setting) {
        return setting.quick() ? 1 : WARM_ROUNDS;
    }

    private static int rounds(Setting setting) {
        return setting.quick() ? 2 : ROUNDS;
    }

    private static int roundsAsShipped(Setting setting) {
        return setting.quick() ? 1 : ROUNDS_AS_SHIPPED;
    }

    private static String joined(List<Integer> windows) {
        return windows.stream().map(window -> Integer.toString(window)).collect(Collectors.joining(","))
                + "," + SeedWindows.AS_SHIPPED;
    }

    /** In per cent of the throughput with the customary buffer; empty for sizes that it does not have. */
    static String claimed(int window) {
        Double ops = OPS.get(window);
        return ops == null ? "" : Figures.percent(ops / OPS.get(CUSTOMARY));
    }
}
