package dev.slipstream.imageio.bench.workbench.child;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The lines that a process prints, taken as they come so that it never waits for us. Only the last few hundred of
 * those that nobody asks for are kept.
 */
final class OutputLines {

    /** The process printed nothing in time. */
    static final class TooLate extends TimeoutException {
        private static final long serialVersionUID = 1L;
    }

    private record Line(String text) {
        private static final Line END = new Line(null);
    }

    private static final int KEPT = 300;
    private static final int LAST_WORDS = 20;

    private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>();

    OutputLines(InputStream output, String name) {
        Thread thread = new Thread(() -> take(output), name);
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns null once the output has ended. */
    String next(Duration limit) throws TooLate {
        try {
            Line line = lines.poll(limit.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new TooLate();
            }
            if (line.equals(Line.END)) {
                lines.add(line);
            }
            return line.text();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TooLate();
        }
    }

    /** The last lines that have come, joined. */
    String last() {
        Object[] all = lines.stream().map(Line::text).filter(text -> text != null).toArray();
        StringBuilder words = new StringBuilder();
        for (int i = Math.max(0, all.length - LAST_WORDS); i < all.length; i++) {
            words.append(words.isEmpty() ? "" : System.lineSeparator()).append(all[i]);
        }
        return words.isEmpty() ? "none" : words.toString();
    }

    private void take(InputStream output) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                lines.add(new Line(text));
                if (lines.size() > KEPT) {
                    lines.remove();
                }
            }
        } catch (IOException e) {
            lines.add(new Line("(reading its output failed: " + e + ")"));
        }
        lines.add(Line.END);
    }
}
