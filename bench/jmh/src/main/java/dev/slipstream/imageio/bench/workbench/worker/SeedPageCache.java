package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Makes the system forget what it keeps of a file, so that the next read comes from the device. A way of doing so is
 * trusted only after the system's own count has shown that a read did come from there.
 */
final class SeedPageCache {

    private interface Way {
        void drop(File file) throws IOException;
    }

    private record NamedWay(String name, Way way) {
    }

    private static final int LIMIT_SECONDS = 30;
    private static final String ALL_FILES = "/proc/sys/vm/drop_caches";

    private final List<NamedWay> ways;
    private final Path counts;
    private final List<String> refusals = new ArrayList<>();
    private NamedWay chosen;

    /** GNU dd needs no special permission and forgets this file only; the system's switch needs root. */
    SeedPageCache() {
        this("dd", Path.of(ALL_FILES), Path.of("/proc/self/io"));
    }

    SeedPageCache(String dd, Path allFiles, Path counts) {
        ways = List.of(new NamedWay(dd + " iflag=nocache", file -> adviseAway(dd, file)),
                new NamedWay(allFiles.toString(), file -> Files.writeString(allFiles, "1\n")));
        this.counts = counts;
    }

    /** Looks for a way that works with this file; there may be none. */
    boolean choose(File file) throws IOException {
        for (NamedWay candidate : ways) {
            try {
                candidate.way().drop(file);
                long before = bytesFromDevice();
                Files.readAllBytes(file.toPath());
                if (bytesFromDevice() - before >= file.length() / 2) {
                    chosen = candidate;
                    return true;
                }
                refusals.add(candidate.name() + ": the file was still in memory");
            } catch (IOException e) {
                refusals.add(candidate.name() + ": " + e.getMessage());
            }
        }
        return false;
    }

    /** The way that was chosen, or why there is none. */
    String describe() {
        return chosen != null ? chosen.name() : String.join("; ", refusals);
    }

    void drop(File file) throws IOException {
        chosen.way().drop(file);
    }

    /** What this process has made the system read from a device so far. */
    long bytesFromDevice() throws IOException {
        String name = "read_bytes: ";
        for (String line : Files.readAllLines(counts)) {
            if (line.startsWith(name)) {
                return Long.parseLong(line.substring(name.length()));
            }
        }
        throw new IOException(counts + " has no line " + name);
    }

    private static void adviseAway(String dd, File file) throws IOException {
        Process process = new ProcessBuilder(dd, "if=" + file, "iflag=nocache", "count=0", "status=none")
                .redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        try {
            if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IOException(dd + " did not end within " + LIMIT_SECONDS + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for " + dd, e);
        }
        if (process.exitValue() != 0) {
            throw new IOException("exit code " + process.exitValue() + ", " + output);
        }
    }
}
