package dev.slipstream.imageio.bench.child;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A side's JVM, which is started when it is first needed, and anew after it was brought down or ended. */
public final class ChildJvm implements AutoCloseable {

    /** The JVM did not survive a request, or could not carry it out. */
    public static final class LostException extends IOException {
        private static final long serialVersionUID = 1L;

        LostException(String message) {
            super(message);
        }
    }

    private final Side side;
    private final Launcher launcher;
    private Process process;
    private Path complaints;
    private ObjectOutputStream requests;
    private ObjectInputStream answers;

    public ChildJvm(Side side, Launcher launcher) {
        this.side = side;
        this.launcher = launcher;
    }

    /**
     * Returns what the JVM answers.
     *
     * @throws LostException if the JVM does not survive the request, or cannot carry it out
     */
    public <A extends Serializable> A ask(Request<A> request) throws IOException {
        if (process == null || !process.isAlive()) {
            start();
        }
        Object answer;
        try {
            answer = launcher.within(process, name(), () -> answer(request));
        } catch (IOException e) {
            String exitCode = hasEnded() ? ", exit code " + process.exitValue() : "";
            Launcher.end(process);
            throw new LostException(e.getMessage() + exitCode + "; asked: " + request + "; its last words: "
                    + Launcher.lastWords(complaints));
        }
        if (answer instanceof Worker.Failure failure) {
            throw new LostException(name() + " could not answer " + request + ": " + failure.what());
        }
        @SuppressWarnings("unchecked")
        A typed = (A) answer;
        return typed;
    }

    private void start() throws IOException {
        complaints = launcher.complaints();
        process = launcher.start(launcher.builder(side, List.of(), Worker.class, List.of())
                .redirectError(complaints.toFile()));
        requests = null;
        answers = null;
    }

    private Object answer(Request<?> request) throws IOException, ClassNotFoundException {
        if (requests == null) {
            requests = new ObjectOutputStream(process.getOutputStream());
            answers = new ObjectInputStream(new BufferedInputStream(process.getInputStream()));
        }
        requests.writeObject(request);
        requests.reset();
        requests.flush();
        return answers.readObject();
    }

    /** It may have closed its output a moment ago. */
    private boolean hasEnded() {
        try {
            return process.waitFor(1, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private String name() {
        return "The JVM of " + side.name();
    }

    /** Nothing is lost with it: the next request starts another one. */
    @Override
    public void close() {
        if (process != null) {
            Launcher.end(process);
        }
    }
}
