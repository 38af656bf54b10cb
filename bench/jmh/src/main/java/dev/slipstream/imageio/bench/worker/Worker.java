package dev.slipstream.imageio.bench.worker;

import java.io.BufferedReader;
import java.io.File;
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
        ExecutorService reading = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "reading");
            thread.setDaemon(true);
            return thread;
        });
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            String request = line;
            reading.execute(() -> answers.println(answer(request).encode()));
        }
    }

    private static Message answer(String line) {
        try {
            return answer(Message.decode(line));
        } catch (IllegalArgumentException e) {
            return Message.of(Message.REFUSED, e.toString());
        }
    }

    private static Message answer(Message request) {
        return switch (request.name()) {
            case Message.INFO -> Providers.info();
            case Message.INSPECT -> Inspection.of(operation(request), origin(request), file(request)).toMessage();
            case Message.TIME -> time(request);
            default -> Message.of(Message.REFUSED, "Unknown request '" + request.name() + "'");
        };
    }

    private static Message time(Message request) {
        Operation operation = operation(request);
        Origin origin = origin(request);
        long nanos = Long.parseLong(request.field(3));
        try {
            return Timing.of(operation, origin, file(request), nanos).toMessage();
        } catch (Throwable thrown) {
            // An image that was readable a moment ago: to be told, like every other outcome.
            return Outcome.failed(thrown).toMessage();
        }
    }

    private static Operation operation(Message request) {
        return Operation.valueOf(request.field(0));
    }

    private static Origin origin(Message request) {
        return Origin.valueOf(request.field(1));
    }

    private static File file(Message request) {
        return new File(request.field(2));
    }
}
