package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.util.Arrays;
import java.util.List;

/** What an application asks of ImageIO, and the tasks that it consists of for one image. */
public enum Operation {

    /** {@code ImageIO.read}. */
    READ("source", "decoded") {
        @Override
        public List<Task> leastTasks() {
            return readFromEverywhere(Reading.READ);
        }
    },

    /** Format, width and height, without the pixels. */
    PROBE("source", "decoded") {
        @Override
        public List<Task> leastTasks() {
            return readFromEverywhere(Reading.PROBE);
        }
    },

    /** {@code ImageIO.write} of the decoded image. */
    WRITE("destination", "written") {
        @Override
        public List<Task> leastTasks() {
            return List.of(new WriteTask("png", Destination.FILE));
        }

        @Override
        List<Task> tasks(File file, List<String> formats) {
            List<Task> tasks = WriteTask.all(file, formats);
            return tasks.isEmpty() ? leastTasks() : tasks;
        }
    };

    private final String place;
    private final String done;

    Operation(String place, String done) {
        this.place = place;
        this.done = done;
    }

    /** What a table calls the place that an image comes from or goes to. */
    public String place() {
        return place;
    }

    /** What an image is that it was successful with. */
    public String done() {
        return done;
    }

    /** The tasks that make sense without a look at the image. */
    public abstract List<Task> leastTasks();

    /** All tasks; where images are written, in these formats, or in all possible ones if none are named. */
    List<Task> tasks(File file, List<String> formats) {
        return leastTasks();
    }

    private static List<Task> readFromEverywhere(Reading reading) {
        return Arrays.stream(Origin.values()).<Task>map(origin -> new ReadTask(reading, origin)).toList();
    }
}
