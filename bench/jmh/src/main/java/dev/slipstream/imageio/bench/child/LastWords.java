package dev.slipstream.imageio.bench.child;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of what a process prints, taken as they come so that it never waits for us. */
final class LastWords {

    private static final int LINES = 20;

    private final Deque<String> lines = new ArrayDeque<>();
    private final Thread reading;

    LastWords(InputStream output) {
        reading = new Thread(() -> take(output), "last words");
        reading.setDaemon(true);
        reading.start();
    }

    private void take(InputStream output) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                add(line);
            }
        } catch (IOException e) {
            add("(reading its output failed: " + e + ")");
        }
    }

    private synchronized void add(String line) {
        lines.add(line);
        if (lines.size() > LINES) {
            lines.remove();
        }
    }

    /** Of a process that has ended. */
    String text() {
        try {
            reading.join(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            return lines.isEmpty() ? "none" : String.join(System.lineSeparator(), lines);
        }
    }
}
