package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.worker.Message;
import dev.slipstream.imageio.bench.workbench.worker.Worker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One running child JVM and the conversation with it. After a {@link WorkerException} it has ended. */
public final class WorkerProcess implements AutoCloseable {

    private static final Duration GOODBYE = Duration.ofSeconds(5);

    private final String name;
    private final Process process;
    private final OutputLines answers;
    private final OutputLines complaints;

    public WorkerProcess(Side side, JavaLauncher launcher) throws IOException {
        this(side.name(), launcher.start(launcher.command(side, Worker.class, List.of())));
    }

    /** A program that is no JVM of ours, but is asked in the same way. */
    public static WorkerProcess start(String name, List<String> command) throws IOException {
        return new WorkerProcess(name, new ProcessBuilder(command).start());
    }

    WorkerProcess(String name, Process process) {
        this.name = name;
        this.process = process;
        this.answers = new OutputLines(process.getInputStream(), name + " answers");
        this.complaints = new OutputLines(process.getErrorStream(), name + " complaints");
    }

    public Message ask(Message request, Duration limit) throws WorkerException {
        try {
            process.getOutputStream().write((request.encode() + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw ended(request, e);
        }
        String line = answer(request, limit);
        Message answer;
        try {
            answer = Message.decode(line);
        } catch (IllegalArgumentException e) {
            end();
            throw new WorkerException(name + " worker answered '" + line + "' to " + request.encode(), e);
        }
        if (answer.name().equals(Message.REFUSED)) {
            throw new WorkerException(name + " worker refused " + request.encode() + ": " + answer.field(0));
        }
        return answer;
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    private String answer(Message request, Duration limit) throws WorkerException {
        try {
            String line = answers.next(limit);
            if (line == null) {
                throw ended(request, null);
            }
            return line;
        } catch (OutputLines.TooLate e) {
            end();
            throw new WorkerException(name + " worker gave no answer within " + limit.toSeconds()
                    + " s and was ended; asked: " + request.encode(), e);
        }
    }

    private WorkerException ended(Message request, Throwable cause) {
        String code = waitFor(GOODBYE) ? "exit code " + process.exitValue() : "its output closed";
        process.destroyForcibly();
        return new WorkerException(name + " worker ended (" + code + "); asked: " + request.encode()
                + "; its last words: " + complaints.last(), cause);
    }

    /** Whoever asks then whether it is alive must not be told that it is. */
    private void end() {
        process.destroyForcibly();
        waitFor(GOODBYE);
    }

    /** The end of its standard input tells a worker to go. */
    @Override
    public void close() throws IOException {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // It went before us and left bytes unread: nobody is left to say goodbye to.
            process.destroyForcibly();
        }
        if (!waitFor(GOODBYE)) {
            process.destroyForcibly();
            throw new WorkerException(name + " worker did not end by itself within " + GOODBYE.toSeconds() + " s");
        }
    }

    private boolean waitFor(Duration limit) {
        try {
            return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
