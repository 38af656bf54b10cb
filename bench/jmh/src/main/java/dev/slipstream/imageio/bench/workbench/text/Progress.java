package dev.slipstream.imageio.bench.workbench.text;

import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** On standard error: a bar if a person is looking at it, else a line every few seconds. */
public final class Progress implements AutoCloseable {

    private static final int REFRESH_MILLIS = 250;
    /** Fits the narrowest of usual terminals. */
    private static final int WIDTH = 79;
    private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;
    /** Where Linux says what standard error is. */
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private final PrintStream err;
    private final boolean isTerminal;
    private final LongSupplier nanoTime;
    private ProgressBar bar;
    private String task = "";
    private int steps;
    private int done;
    private long lastLine;

    public Progress() {
        this(System.err, isTerminal(), System::nanoTime);
    }

    Progress(PrintStream err, boolean isTerminal, LongSupplier nanoTime) {
        this.err = err;
        this.isTerminal = isTerminal;
        this.nanoTime = nanoTime;
        this.lastLine = nanoTime.getAsLong();
    }

    /** Begins a stretch of work; the one before, if any, is over. */
    public void begin(String name, int count) {
        close();
        task = name;
        steps = count;
        done = 0;
        if (isTerminal) {
            bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(steps).setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(REFRESH_MILLIS)
                    .setConsumer(new ConsoleProgressBarConsumer(err, WIDTH)).clearDisplayOnFinish().build();
        }
    }

    public void step(String what) {
        done++;
        if (bar != null) {
            bar.setExtraMessage(what);
            bar.step();
        } else if (nanoTime.getAsLong() - lastLine >= NANOS_BETWEEN_LINES) {
            lastLine = nanoTime.getAsLong();
            err.println(task + ": " + Figures.count(done) + " of " + Figures.count(steps));
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
