package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.util.Optional;

/** One thing that ImageIO is made to do with an image: to read it from an origin, or to write it to a destination. */
public sealed interface Task permits ReadTask, WriteTask {

    /** What is timed and traced, over and over. */
    interface Repeatable {
        void perform() throws IOException;
    }

    /** For messages; {@link #of} understands it. */
    String code();

    /** The origin or destination, as tables show it. */
    String place();

    /** What to add to the name of the image where a table does not show the format. */
    String describe();

    /** If this is about a header only: the same with the pixels. */
    default Optional<Task> decoding() {
        return Optional.empty();
    }

    /** Performs it once and describes everything about the result that must not change. */
    Outcome inspect(File file) throws IOException;

    /** Does what is not to be measured. */
    Repeatable prepare(File file) throws IOException;

    /**
     * The task with that code.
     *
     * @throws IllegalArgumentException if this is not the code of a task
     */
    static Task of(String code) {
        String[] words = code.split(" ", 3);
        if (words.length == 2) {
            return new ReadTask(Reading.valueOf(words[0]), Origin.valueOf(words[1]));
        }
        if (words.length == 3 && words[0].equals(WriteTask.WRITE)) {
            return new WriteTask(words[2], Destination.valueOf(words[1]));
        }
        throw new IllegalArgumentException("Not a task: '" + code + "'");
    }
}
