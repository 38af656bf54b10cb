package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;

/** Performs a task once and describes everything about the result that must not change. */
final class Inspection {

    private Inspection() {
    }

    /** Errors of the virtual machine are results too: one side running out of memory is a difference to be shown. */
    static Outcome of(Task task, File file) {
        try {
            return task.inspect(file);
        } catch (Throwable thrown) {
            return Outcome.failed(thrown);
        }
    }
}
