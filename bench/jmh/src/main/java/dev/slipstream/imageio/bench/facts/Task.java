package dev.slipstream.imageio.bench.facts;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** One thing that ImageIO does with an image: it reads it from somewhere, or writes it to somewhere. */
public sealed interface Task permits ReadTask, WriteTask {

    /** Reads from everywhere, then writes in every format of Slipstream's to everywhere. */
    static List<Task> all() {
        List<Task> tasks = new ArrayList<>(List.of(ReadTask.values()));
        for (String format : List.of("png", "bmp", "gif")) {
            tasks.add(new WriteTask(format, false));
            tasks.add(new WriteTask(format, true));
        }
        return tasks;
    }

    /** From where it is read, or in which format and to where it is written. */
    String way();

    /** Does it once and describes everything about the result that must not change. */
    Outcome inspect(File file) throws IOException;

    /** Errors of the virtual machine are results too: one side running out of memory is a difference to be shown. */
    default Outcome outcome(File file) {
        try {
            return inspect(file);
        } catch (Throwable thrown) {
            return Outcome.failed(thrown);
        }
    }
}
