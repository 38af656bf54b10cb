package dev.slipstream.imageio.bench.compare.worker;

import dev.slipstream.imageio.bench.child.Request;
import java.io.File;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One thing that ImageIO is made to do with an image: to read it from somewhere, or to write it to somewhere. */
public sealed interface Task extends Serializable permits ReadTask, WriteTask {

    /** What is timed, over and over. */
    interface Repeatable {
        void perform() throws IOException;
    }

    /** Where the image comes from or goes to, as tables show it. */
    String place();

    /** The format in which it is written; empty where it is read. */
    default String format() {
        return "";
    }

    /** If this is about a header only: the same with the pixels. */
    default Optional<Task> decoding() {
        return Optional.empty();
    }

    /** Performs it once and describes everything about the result that must not change. */
    Outcome inspect(File file) throws IOException;

    /** Does what is not to be measured. */
    Repeatable prepare(File file) throws IOException;

    /** Errors of the virtual machine are results too: one side running out of memory is a difference to be shown. */
    record Inspection(Task task, File file) implements Request<Outcome> {

        @Override
        public Outcome answer() {
            try {
                return task.inspect(file);
            } catch (Throwable thrown) {
                return Outcome.failed(thrown);
            }
        }
    }

    /**
     * The answer is the nanoseconds that a performance takes on average, or why it failed. The task is performed at
     * least once, and again until the time is used up.
     */
    record Timing(Task task, File file, long budgetNanos) implements Request<Serializable> {

        @Override
        public Serializable answer() {
            try {
                Repeatable repeatable = task.prepare(file);
                long count = 0;
                long elapsed;
                long begin = System.nanoTime();
                do {
                    repeatable.perform();
                    count++;
                    elapsed = System.nanoTime() - begin;
                } while (elapsed < budgetNanos);
                return (double) elapsed / count;
            } catch (Throwable thrown) {
                return Outcome.failed(thrown);
            }
        }
    }

    /** The answer is the formats that have a writer for an image; none if it cannot be decoded. */
    record Formats(File file) implements Request<ArrayList<String>> {

        @Override
        public ArrayList<String> answer() {
            return new ArrayList<>(WritableFormats.of(file));
        }
    }

    /** The answer is a line about this JVM and who serves its streams. */
    record Description() implements Request<String> {

        @Override
        public String answer() {
            return System.getProperty("java.vm.name") + ", Java " + System.getProperty("java.runtime.version") + "; "
                    + String.join(", ", List.copyOf(Providers.ofStreams()));
        }
    }
}
