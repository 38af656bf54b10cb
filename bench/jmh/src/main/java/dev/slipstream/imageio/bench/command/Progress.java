package dev.slipstream.imageio.bench.command;

import java.io.PrintWriter;
import java.time.Duration;

/** Tells every few seconds how much is done, and how long the rest will take. */
public final class Progress {

    private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;

    private final PrintWriter err;
    private String task = "";
    private long steps;
    private long done;
    private long begin;
    private long lastLine = System.nanoTime();

    public Progress(PrintWriter err) {
        this.err = err;
    }

    public void begin(String name, long count) {
        task = name;
        steps = count;
        done = 0;
        begin = System.nanoTime();
    }

    public void step() {
        done++;
        long now = System.nanoTime();
        if (now - lastLine >= NANOS_BETWEEN_LINES) {
            lastLine = now;
            Duration rest = Duration.ofNanos((now - begin) / done * Math.max(0, steps - done));
            err.println(task + ": " + Figures.count(done) + " of " + Figures.count(steps) + ", about "
                    + Figures.duration(rest) + " left");
            err.flush();
        }
    }
}
