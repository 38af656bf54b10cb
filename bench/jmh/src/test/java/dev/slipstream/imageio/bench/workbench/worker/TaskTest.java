package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskTest {

    @Test
    void everyTaskComesBackFromItsCode() {
        List<Task> tasks = new ArrayList<>();
        for (Operation operation : Operation.values()) {
            tasks.addAll(operation.leastTasks());
        }
        for (Destination destination : Destination.values()) {
            tasks.add(new WriteTask("jpeg 2000", destination));
        }
        for (Task task : tasks) {
            assertEquals(task, Task.of(task.code()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "READ", "READ MOON", "EAT FILE", "WRITE FILE", "WRITE MOON png", "READ FILE png"})
    void nonsenseIsRefused(String code) {
        assertThrows(IllegalArgumentException.class, () -> Task.of(code));
    }
}
