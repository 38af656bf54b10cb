package dev.slipstream.imageio.bench.workbench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long nanos;

    @Test
    void withoutATerminalThereIsALineEveryFiveSeconds() {
        try (Progress progress = progress(false)) {
            progress.begin("measure", 2000);
            for (int i = 0; i < 1400; i++) {
                nanos += Duration.ofMillis(10).toNanos();
                progress.step("a file");
            }
        }
        assertEquals(List.of("measure: 500 of 2,000", "measure: 1,000 of 2,000"), text().lines().toList());
    }

    @Test
    void onATerminalNothingIsWiderThanEightyColumns() {
        try (Progress progress = progress(true)) {
            progress.begin("measure", 2000);
            progress.step("a/folder/whose/name/is/long/".repeat(5) + "image.png");
        }
        assertTrue(text().contains("1/2000"), text());
        for (String line : text().split("[\r\n]|\u001b\\[[0-9]*[A-Za-z]")) {
            assertTrue(line.length() < 80, line);
        }
    }

    private Progress progress(boolean isTerminal) {
        return new Progress(new PrintStream(err, true, StandardCharsets.UTF_8), isTerminal, () -> nanos);
    }

    private String text() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
