package dev.slipstream.imageio.bench.workbench.text;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error, if a person is looking at it. */
public final class Progress implements AutoCloseable {

    private static final int REFRESH_MILLIS = 250;
    private static final int WIDTH = 100;
    /** Where Linux says what standard error is. */
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private final boolean shown = isTerminal();
    private ProgressBar bar;

    /** Begins a stretch of work; the one before, if any, is over. */
    public void begin(String task, int steps) {
        close();
        if (shown) {
            bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(steps).setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(REFRESH_MILLIS)
                    .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH)).clearDisplayOnFinish().build();
        }
    }

    public void step(String what) {
        if (bar != null) {
            bar.setExtraMessage(what);
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }

    /** Java knows about standard input and output only; where Linux cannot be asked, they must do. */
    private static boolean isTerminal() {
        try {
            Path target = Files.readSymbolicLink(STANDARD_ERROR);
            return target.startsWith("/dev/pts") || target.toString().startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return isTerminal(System.console());
        }
    }

    /** JDK 22 to 24 have a console even where there is no terminal, and a method to ask it. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal(Console console) {
        try {
            return console != null && (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
