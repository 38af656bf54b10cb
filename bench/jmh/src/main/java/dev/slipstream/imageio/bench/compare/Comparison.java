package dev.slipstream.imageio.bench.compare;

import dev.slipstream.imageio.bench.child.ChildJvm;
import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.command.Progress;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.ReadTask;
import dev.slipstream.imageio.bench.compare.worker.Task;
import dev.slipstream.imageio.bench.compare.worker.WriteTask;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Inspects every image on both sides, warms both up, then takes times in rounds. A round visits every image, and the
 * sides take turns at going first, so that whatever disturbs the machine for a while disturbs both alike. What then
 * seems slower, or has a large error, is measured once more, in new JVMs: that a compiler had bad luck is no loss.
 */
final class Comparison {

    private static final double LARGE_ERROR = 0.1;
    private static final double NANOS_PER_MILLI = 1e6;
    /** An estimate that is wrong by more is corrected. */
    private static final double TOLERANCE = 1.0 / 3;
    /** Of what seems slower, so many rows are measured once more whatever was promised. */
    private static final int SOME = 10;
    /** What is rare in an image is compiled late: with less, a broken image looked slow that is not. */
    private static final double LONG_ENOUGH_MILLIS = 10;
    private static final Duration SECOND_WARM_UP = Duration.ofSeconds(1);

    private final ChildJvm jdk;
    private final ChildJvm slipstream;
    private final Pace pace;
    private final Set<String> ignored;
    private final Progress progress;
    private final PrintWriter err;
    private final long begin = System.nanoTime();
    private boolean isJdkFirst = true;

    /** @param ignored facts that need not be equal */
    Comparison(ChildJvm jdk, ChildJvm slipstream, Pace pace, Set<String> ignored, PrintWriter err) {
        this.jdk = jdk;
        this.slipstream = slipstream;
        this.pace = pace;
        this.ignored = Set.copyOf(ignored);
        this.progress = new Progress(err);
        this.err = err;
    }

    /**
     * Returns a row of each task with each file.
     *
     * @param formats to be written in; all if there are none
     * @param promised how long it should take
     */
    List<Row> run(List<Path> files, Operation operation, List<String> formats, Duration promised) throws IOException {
        progress.begin("inspect", files.size(), promised.dividedBy(2));
        List<Row> rows = new ArrayList<>();
        for (Path file : files) {
            for (Task task : tasks(file, operation, formats)) {
                rows.add(inspect(file, task));
            }
            progress.step();
        }
        List<Row> successful = new ArrayList<>(rows.stream().filter(Row::isSuccess).toList());
        if (!successful.isEmpty()) {
            double overhead = warmUp(successful, pace.warmUp(), promised.toMillis());
            measure(successful, overhead, promised.toMillis());
            measureAgain(successful, promised.toMillis());
        }
        return rows;
    }

    /** A task that only one side thinks of fails on the other, which is then shown as a difference. */
    private Set<Task> tasks(Path file, Operation operation, List<String> formats) throws IOException {
        if (operation != Operation.WRITE) {
            return new LinkedHashSet<>(ReadTask.usual(operation == Operation.READ));
        }
        Set<String> all = new LinkedHashSet<>(formats);
        if (formats.isEmpty()) {
            for (ChildJvm jvm : List.of(jdk, slipstream)) {
                try {
                    all.addAll(jvm.ask(new Task.Formats(file.toAbsolutePath().toFile())));
                } catch (ChildJvm.LostException e) {
                    // What brings it down here will do so again at the inspection.
                }
            }
        }
        return new LinkedHashSet<>(WriteTask.all(all.isEmpty() ? Set.of("png") : all));
    }

    private Row inspect(Path file, Task task) throws IOException {
        Row row = new Row(file, task, jdkError(file), new Measurement(inspect(jdk, file, task)),
                new Measurement(inspect(slipstream, file, task)));
        return isBrokenBehindHeader(row)
                ? new Row(file, task, JdkError.BROKEN_BEHIND_HEADER, row.jdk(), row.slipstream())
                : row;
    }

    private Outcome inspect(ChildJvm jvm, Path file, Task task) throws IOException {
        try {
            return jvm.ask(new Task.Inspection(task, file.toAbsolutePath().toFile())).without(ignored);
        } catch (ChildJvm.LostException e) {
            return Outcome.lostJvm(e);
        }
    }

    /** A file that cannot be read has none: both sides will fail with it, and say why. */
    private static JdkError jdkError(Path file) {
        try {
            return JdkError.of(Files.readAllBytes(file));
        } catch (IOException e) {
            return JdkError.NONE;
        }
    }

    /** Whether the sides do not agree on a header, and the JDK does not decode what is behind it. */
    private boolean isBrokenBehindHeader(Row row) throws IOException {
        Optional<Task> decoding = row.task().decoding();
        return decoding.isPresent() && row.verdict() == Row.Verdict.DIFFERS
                && !inspect(jdk, row.file(), decoding.get()).isSuccess();
    }

    /** At least one whole round: the compiler should have seen every format before anything counts. */
    private double warmUp(List<Row> rows, Duration time, double endMillis) throws IOException {
        double turn = pace.turn(time.toMillis(), 0, rows.size());
        double overhead;
        long start = System.nanoTime();
        do {
            overhead = round("warm up", rows, turn, left(endMillis) - 2 * rows.size() * turn);
        } while (millisSince(start) < 2.0 * time.toMillis());
        rows.forEach(Row::forgetTimes);
        rows.removeIf(row -> !row.isSuccess());
        return overhead;
    }

    private void measure(List<Row> rows, double overheadAtFirst, double promised) throws IOException {
        double overhead = overheadAtFirst;
        double reserve = pace.reserve(promised);
        int rounds = pace.fitting(left(promised - reserve), overhead, rows.size());
        correct(rows, rounds, overhead, promised);
        for (int round = 0; round < rounds; round++) {
            double turn = pace.turn(left(promised - reserve) / (rounds - round), overhead, rows.size());
            double rest = 2 * rows.size() * (turn + overhead) * (rounds - round - 1);
            overhead = round("measure", rows, turn, rest + reserve);
        }
    }

    /** Says so if the promise cannot be kept, now that everything has been read once. */
    private void correct(List<Row> rows, int rounds, double overhead, double promised) {
        double reserve = pace.reserve(promised);
        double turn = pace.turn(left(promised - reserve) / rounds, overhead, rows.size());
        double more = 2 * rows.size() * (turn + overhead) * rounds + reserve;
        if (Math.abs((millisSince(begin) + more) / promised - 1) > TOLERANCE) {
            err.println("Corrected: about " + Figures.duration(Duration.ofMillis((long) more)) + " more");
            err.flush();
        }
    }

    /** The worst first, as many as there is time for, but always some. */
    private void measureAgain(List<Row> rows, double promised) throws IOException {
        int rounds = 2 * pace.usualRounds();
        int fitting = (int) Math.max(SOME, left(promised) / (2 * (rounds + 1) * LONG_ENOUGH_MILLIS));
        List<Row> again = new ArrayList<>(doubtful(rows).stream().limit(fitting).toList());
        if (!pace.measuresAgain() || again.isEmpty()) {
            return;
        }
        jdk.close();
        slipstream.close();
        double overhead = warmUp(again, SECOND_WARM_UP, promised);
        double turn = pace.turn(left(promised) / rounds, overhead, again.size());
        for (int round = 0; round < rounds; round++) {
            round("measure again", again, turn, 2 * again.size() * (turn + overhead) * (rounds - round - 1));
        }
    }

    /** What seems slower, alone or with all of its format, then what has a large error. */
    private static List<Row> doubtful(List<Row> rows) {
        Set<Row> slower = new HashSet<>();
        Total.of(rows).stream().filter(total -> !total.isOfAll() && total.ratio().seemsSlower())
                .forEach(total -> slower.addAll(total.rows()));
        rows.stream().filter(row -> row.isTimed() && row.ratio().seemsSlower()).forEach(slower::add);
        return rows.stream()
                .filter(row -> slower.contains(row) || (row.isTimed() && row.ratio().error() > LARGE_ERROR))
                .sorted(Comparator.comparing((Row row) -> !slower.contains(row))
                        .thenComparingDouble(row -> row.ratio().times())).toList();
    }

    /** Returns the milliseconds that a turn took longer than it should. */
    private double round(String name, List<Row> rows, double turnMillis, double restMillis)
            throws IOException {
        progress.begin(name, rows.size(), Duration.ofMillis((long) Math.max(0, restMillis)));
        long start = System.nanoTime();
        for (Row row : rows) {
            progress.step();
            if (row.isSuccess()) {
                time(isJdkFirst ? jdk : slipstream, isJdkFirst ? row.jdk() : row.slipstream(), row, turnMillis);
                time(isJdkFirst ? slipstream : jdk, isJdkFirst ? row.slipstream() : row.jdk(), row, turnMillis);
            }
        }
        isJdkFirst = !isJdkFirst;
        return Pace.overhead(millisSince(start), turnMillis, rows.size());
    }

    /** Adds a time to the measurement, or spoils it. */
    private static void time(ChildJvm jvm, Measurement measurement, Row row, double turnMillis) throws IOException {
        try {
            Serializable answer = jvm.ask(new Task.Timing(row.task(), row.file().toAbsolutePath().toFile(),
                    (long) (turnMillis * NANOS_PER_MILLI)));
            if (answer instanceof Outcome failure) {
                measurement.fail(failure);
            } else {
                measurement.add((Double) answer);
            }
        } catch (ChildJvm.LostException e) {
            measurement.fail(Outcome.lostJvm(e));
        }
    }

    private double left(double endMillis) {
        return endMillis - millisSince(begin);
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / NANOS_PER_MILLI;
    }
}
