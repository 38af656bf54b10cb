package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.jdkerror.JdkError;
import dev.slipstream.imageio.bench.workbench.text.Progress;
import dev.slipstream.imageio.bench.workbench.worker.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Inspects every image on both sides, warms both up, then takes times in iterations. An iteration visits every
 * image, and the sides take turns at going first, so that whatever disturbs the machine for a while disturbs both
 * alike.
 */
final class Comparison {

    private final ComparedSide jdk;
    private final ComparedSide slipstream;
    private final Pace pace;
    private final Progress progress;

    Comparison(ComparedSide jdk, ComparedSide slipstream, Pace pace, Progress progress) {
        this.jdk = jdk;
        this.slipstream = slipstream;
        this.pace = pace;
        this.progress = progress;
    }

    List<ComparedTask> run(List<Path> files) throws IOException {
        progress.begin("inspect", files.size());
        List<ComparedTask> rows = inspect(files);
        List<ComparedTask> successful = rows.stream().filter(ComparedTask::isSuccess).toList();
        if (!successful.isEmpty()) {
            Duration budget = pace.budget(successful.size());
            warmUp(successful, budget);
            progress.begin("measure", successful.size() * pace.iterations());
            for (int iteration = 0; iteration < pace.iterations(); iteration++) {
                iterate(successful, budget, iteration % 2 == 0);
            }
        }
        return rows;
    }

    private List<ComparedTask> inspect(List<Path> files) throws IOException {
        List<ComparedTask> rows = new ArrayList<>();
        for (Path file : files) {
            Path absolute = file.toAbsolutePath();
            progress.step(file.toString());
            JdkError jdkError = jdkError(file);
            for (Task task : tasks(absolute)) {
                ComparedTask row = new ComparedTask(file, task, jdkError, new Measurement(jdk.inspect(absolute, task)),
                        new Measurement(slipstream.inspect(absolute, task)));
                rows.add(isBrokenBehindHeader(row) ? row.with(JdkError.BROKEN_BEHIND_HEADER) : row);
            }
        }
        return rows;
    }

    /** A file that cannot be read is none of them: both sides will fail with it, and say why. */
    private static JdkError jdkError(Path file) {
        try {
            return JdkError.of(Files.readAllBytes(file));
        } catch (IOException e) {
            return JdkError.NONE;
        }
    }

    /** Whether the sides do not agree on a header, and the JDK does not decode what is behind it. */
    private boolean isBrokenBehindHeader(ComparedTask row) throws IOException {
        Optional<Task> decoding = row.isEqual() ? Optional.empty() : row.task().decoding();
        return decoding.isPresent() && !jdk.inspect(row.file().toAbsolutePath(), decoding.get()).isSuccess();
    }

    /** A task that only one side thinks of fails on the other, which is then shown as a difference. */
    private Set<Task> tasks(Path file) throws IOException {
        Set<Task> tasks = new LinkedHashSet<>(jdk.tasks(file));
        tasks.addAll(slipstream.tasks(file));
        return tasks;
    }

    /** At least one whole iteration: the compiler should have seen every format before anything counts. */
    private void warmUp(List<ComparedTask> rows, Duration budget) throws IOException {
        long begin = System.nanoTime();
        boolean jdkFirst = true;
        do {
            progress.begin("warm up", rows.size());
            iterate(rows, budget, jdkFirst);
            jdkFirst = !jdkFirst;
        } while (System.nanoTime() - begin < 2 * pace.warmUp().toNanos());
        for (ComparedTask row : rows) {
            row.jdk().forgetTimes();
            row.slipstream().forgetTimes();
        }
    }

    private void iterate(List<ComparedTask> rows, Duration budget, boolean jdkFirst) throws IOException {
        for (ComparedTask row : rows) {
            progress.step(row.file().toString());
            if (!row.isSuccess()) {
                continue;
            }
            if (jdkFirst) {
                jdk.time(row.jdk(), row.file().toAbsolutePath(), row.task(), budget);
            }
            slipstream.time(row.slipstream(), row.file().toAbsolutePath(), row.task(), budget);
            if (!jdkFirst) {
                jdk.time(row.jdk(), row.file().toAbsolutePath(), row.task(), budget);
            }
        }
    }
}
