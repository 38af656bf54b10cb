package dev.slipstream.imageio.bench.workbench.worker;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
            case Message.TASKS -> tasks(request);
            case Message.INSPECT -> Inspection.of(task(request), file(request)).toMessage();
            case Message.TIME -> time(request);
            case Message.SET_UP -> workload.setUp(request);
            case Message.REPEAT -> workload.repeat(request);
            case Message.TEAR_DOWN -> workload.tearDown();
            case Message.COLOURS -> Colours.read(request);
            default -> Message.of(Message.REFUSED, "Unknown request '" + request.name() + "'");
        };
    }

    private static Message tasks(Message request) {
        List<String> formats = request.fields().subList(2, request.fields().size());
        List<Task> tasks = Operation.valueOf(request.field(0)).tasks(file(request), formats);
        return new Message(Message.TASKS, tasks.stream().map(Task::code).toList());
    }

    private static Message time(Message request) {
        Task task = task(request);
        long nanos = Long.parseLong(request.field(2));
        try {
            return Timing.of(task, file(request), nanos).toMessage();
        } catch (Throwable thrown) {
            // An image that was all right a moment ago: to be told, like every other outcome.
            return Outcome.failed(thrown).toMessage();
        }
    }

    private static Task task(Message request) {
        return Task.of(request.field(0));
    }

    private static File file(Message request) {
        return new File(request.field(1));
    }
}
