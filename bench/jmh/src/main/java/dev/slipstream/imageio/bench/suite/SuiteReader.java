package dev.slipstream.imageio.bench.suite;

import dev.slipstream.imageio.bench.child.JavaLauncher;
import dev.slipstream.imageio.bench.child.Side;
import dev.slipstream.imageio.bench.worker.SuiteReads;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Reads the suite in child JVMs of one side: in one, unless a file brings it down or takes for ever. */
final class SuiteReader {

    private final Side side;
    private final JavaLauncher launcher;
    private final Duration limit;

    /** A child that takes longer than the limit for all files is ended. */
    SuiteReader(Side side, JavaLauncher launcher, Duration limit) {
        this.side = side;
        this.launcher = launcher;
        this.limit = limit;
    }

    Side side() {
        return side;
    }

    /** What came out of each file, in their order. */
    List<Reading> read(List<SuiteFile> files) throws IOException {
        Path results = Files.createDirectory(launcher.folder().resolve(side.name()));
        Path output = launcher.folder().resolve(side.name() + ".output");
        List<Reading> readings = new ArrayList<>();
        while (readings.size() < files.size()) {
            String end = run(files, readings.size(), results, output);
            collect(files.size(), results, readings);
            if (readings.size() < files.size()) {
                readings.add(Reading.crashed(end));
            }
        }
        return readings;
    }

    private String run(List<SuiteFile> files, int first, Path results, Path output) throws IOException {
        Process process = launcher.start(launcher.command(
                side, SuiteReads.class, List.of(results.toString(), Integer.toString(first))), output);
        try (OutputStream paths = process.getOutputStream()) {
            for (SuiteFile file : files.subList(first, files.size())) {
                paths.write((file.path() + "\n").getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            // It is gone before it has heard of all files: its exit code and its last words tell more.
        }
        return end(process, output);
    }

    private String end(Process process, Path output) throws IOException {
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return "child JVM lost, exit code " + process.exitValue() + ": " + Files.readString(output).strip();
            }
            process.destroyForcibly().waitFor();
            return "not read within " + limit.toSeconds() + " s";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            throw new IOException("Interrupted while waiting for the child JVM of " + side.name(), e);
        }
    }

    private static void collect(int files, Path results, List<Reading> readings) throws IOException {
        while (readings.size() < files) {
            Reading reading = result(results, Integer.toString(readings.size()));
            if (reading == null) {
                return;
            }
            readings.add(reading);
        }
    }

    private static Reading result(Path results, String number) throws IOException {
        if (Files.exists(results.resolve(number + SuiteReads.IMAGE))) {
            return Reading.of(ArgbImage.readFrom(results.resolve(number + SuiteReads.IMAGE)));
        }
        if (Files.exists(results.resolve(number + SuiteReads.REJECTED))) {
            return Reading.rejected(Files.readString(results.resolve(number + SuiteReads.REJECTED)));
        }
        Path crashed = results.resolve(number + SuiteReads.CRASHED);
        return Files.exists(crashed) ? Reading.crashed(Files.readString(crashed)) : null;
    }
}
