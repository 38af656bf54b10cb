package dev.slipstream.imageio.bench.j2d;

import dev.slipstream.imageio.bench.command.BenchCommand;
import dev.slipstream.imageio.bench.runner.Schedule;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of the command line that says how long each row is run. */
public final class J2dPace {

    private static final int FULL_MILLIS = 5;
    private static final int QUICK_MILLIS = 6;
    private static final int FULL_WARM_UP = 6;
    private static final int QUICK_WARM_UP = 15;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--forks", defaultValue = "2", paramLabel = "N",
            description = "JVMs of each side, one after the other. Default: ${DEFAULT-VALUE}")
    private int forks;

    @Option(names = "--rounds", defaultValue = "3", paramLabel = "N",
            description = "Runs of a row in each of them. Default: ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--millis", paramLabel = "MS",
            description = "Time for a run; at least one repetition. Default: " + FULL_MILLIS + ", with --quick "
                    + QUICK_MILLIS)
    private Integer millis;

    @Option(names = "--warm-up", paramLabel = "MS",
            description = "Time for a row before its first run in each JVM, and in a rehearsal of all rows. Default: "
                    + FULL_WARM_UP + ", with --quick " + QUICK_WARM_UP)
    private Integer warmUp;

    Schedule schedule(boolean quick) {
        int run = millis != null ? millis : quick ? QUICK_MILLIS : FULL_MILLIS;
        int first = warmUp != null ? warmUp : quick ? QUICK_WARM_UP : FULL_WARM_UP;
        if (first < 0) {
            throw new ParameterException(spec.commandLine(), "--warm-up must not be negative: " + first);
        }
        return new Schedule(BenchCommand.positive(spec, "--forks", forks), Duration.ofMillis(first),
                BenchCommand.positive(spec, "--rounds", rounds),
                Duration.ofMillis(BenchCommand.positive(spec, "--millis", run)));
    }
}
