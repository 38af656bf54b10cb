package dev.slipstream.imageio.bench.workbench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All tasks with one image, or with one image in one format where it is written: a line of a table. */
record ComparedImage(Path file, String format, List<ComparedTask> tasks) {

    /** Of tasks that both sides were successful with. */
    static List<ComparedImage> of(List<ComparedTask> rows) {
        Map<List<Object>, ComparedImage> images = new LinkedHashMap<>();
        for (ComparedTask row : rows) {
            if (row.isSuccess()) {
                images.computeIfAbsent(List.of(row.file(), row.format()),
                        key -> new ComparedImage(row.file(), row.format(), new ArrayList<>())).tasks().add(row);
            }
        }
        return List.copyOf(images.values());
    }

    String size() {
        return tasks.get(0).size();
    }

    Optional<ComparedTask> at(String place) {
        return tasks.stream().filter(task -> task.task().place().equals(place)).findFirst();
    }

    /** The least that Slipstream gains; NaN if nothing was timed. */
    double worstRatio() {
        return tasks.stream().filter(ComparedTask::isTimed).mapToDouble(ComparedTask::ratio).min().orElse(Double.NaN);
    }

    String verdict() {
        return tasks.stream().filter(task -> !task.isEqual()).findFirst()
                .or(() -> tasks.stream().filter(ComparedTask::isJdkError).findFirst())
                .orElse(tasks.get(0)).verdict();
    }
}
