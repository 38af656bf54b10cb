package dev.slipstream.imageio.bench.child;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A child JVM: answers every {@link Request} on standard input with an object on standard output. It ends when standard
 * input does, even in the midst of a request, so that it never outlives the tool.
 */
public final class Worker {

    /** The answer to a request that threw. */
    record Failure(String what) implements Serializable {
    }

    private final ObjectOutputStream answers;

    private Worker(ObjectOutputStream answers) {
        this.answers = answers;
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        ObjectOutputStream answers = new ObjectOutputStream(new FileOutputStream(FileDescriptor.out));
        answers.flush();
        // Whatever a plugin prints must not be taken for an answer.
        System.setOut(System.err);
        new Worker(answers).serve();
    }

    private void serve() throws IOException, ClassNotFoundException {
        ExecutorService working = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "working");
            thread.setDaemon(true);
            return thread;
        });
        ObjectInputStream requests = new ObjectInputStream(new BufferedInputStream(System.in));
        try {
            while (true) {
                Request<?> request = (Request<?>) requests.readObject();
                working.execute(() -> answer(request));
            }
        } catch (EOFException e) {
            // The tool is gone, and so is this JVM now.
        }
    }

    /** Whatever is thrown is an answer; if that cannot be sent, nobody is there to read it. */
    private void answer(Request<?> request) {
        Serializable answer;
        try {
            answer = request.answer();
        } catch (Throwable thrown) {
            answer = new Failure(thrown.toString());
        }
        try {
            answers.writeObject(answer);
            answers.reset();
            answers.flush();
        } catch (IOException e) {
            System.err.println("Answer not sent: " + e);
            Runtime.getRuntime().halt(1);
        }
    }
}
