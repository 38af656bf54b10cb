package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.bench.child.Request;
import dev.slipstream.imageio.bench.compare.worker.Outcome;
import dev.slipstream.imageio.bench.compare.worker.Task;
import java.io.File;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer is what came of each of the tasks with an image.
 *
 * @param isWarm whether Slipstream, which must then be there, runs the code of a process that has decoded and encoded
 *     much
 */
public record Inspections(boolean isWarm, List<Task> tasks, File image) implements Request<ArrayList<Outcome>> {

    @Override
    public ArrayList<Outcome> answer() {
        if (isWarm) {
            WarmUps.end();
        }
        ArrayList<Outcome> outcomes = new ArrayList<>();
        tasks.forEach(task -> outcomes.add(new Task.Inspection(task, image).answer()));
        return outcomes;
    }
}
