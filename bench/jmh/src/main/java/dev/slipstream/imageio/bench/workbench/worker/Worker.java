package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A child JVM: answers every line of standard input with one line of standard output. It ends when standard input
 * does, even in the midst of an image, so that it never outlives the tool.
 */
public final class Worker {

    private final PrintStream answers;
    private final OpenWorkload workload = new OpenWorkload();

    private Worker(PrintStream answers) {
        this.answers = answers;
    }

    public static void main(String[] args) throws IOException {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // Whatever a plugin prints must not be taken for an answer.
        System.setOut(System.err);
        new Worker(answers).serve();
    }

    private void serve() throws IOException {
        ExecutorService working = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "working");
            thread.setDaemon(true);
            return thread;
        });
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            String request = line;
            working.execute(() -> answers.println(answer(request).encode()));
        }
    }

    private Message answer(String line) {
        try {
            return answer(Message.decode(line));
        } catch (IllegalArgumentException e) {
            return Message.of(Message.REFUSED, e.toString());
        }
    }

    private Message answer(Message request) {
        return switch (request.name()) {
            case Message.INFO -> Providers.info();
            case Message.SET_UP -> workload.setUp(request);
            case Message.REPEAT -> workload.repeat(request);
            case Message.TEAR_DOWN -> workload.tearDown();
            default -> Message.of(Message.REFUSED, "Unknown request '" + request.name() + "'");
        };
    }
}
