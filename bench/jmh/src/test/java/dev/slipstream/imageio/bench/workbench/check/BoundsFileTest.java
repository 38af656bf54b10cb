package dev.slipstream.imageio.bench.workbench.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bench.workbench.cold.ColdCounts;
import dev.slipstream.imageio.bench.workbench.results.Count;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundsFileTest {

    private static final Path COMMITTED = Path.of("").toAbsolutePath().resolve("../bounds.csv");

    @TempDir
    private Path folder;

    @Test
    void readsWhatItWroteAlsoWhereAJdkIsMissingOrCallsWereNotCounted() throws IOException {
        List<Bound> bounds = List.of(
                new Bound("read, File", new TreeMap<>(Map.of(17, Costs.of(10, 1), 25, Costs.of(11, null))), ""),
                new Bound("write", new TreeMap<>(Map.of(25, Costs.of(12, 3))), "a window, and more"));
        Path file = folder.resolve("bounds.csv");
        warm(file).write(new Bounds(bounds));
        assertEquals(bounds, new ArrayList<>(warm(file).read().all()));
        assertEquals("operation,bytes 17,calls 17,bytes 25,calls 25,reason", Files.readAllLines(file).get(0));
    }

    @Test
    void whatIsNoNumberIsToldWithFileAndLine() throws IOException {
        Path file = Files.writeString(folder.resolve("b.csv"),
                "operation,bytes 17,calls 17,reason\na,10,1,\nb,10,many,\n");
        IOException e = assertThrows(IOException.class, () -> warm(file).read());
        assertTrue(e.getMessage().contains("b.csv") && e.getMessage().contains("line 3")
                && e.getMessage().contains("'many'"), e.getMessage());
    }

    @Test
    void missingColumnIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("b.csv"), "operation,bytes 17,reason\na,10,\n");
        IOException e = assertThrows(IOException.class, () -> warm(file).read());
        assertTrue(e.getMessage().contains("calls 17"), e.getMessage());
    }

    @Test
    void updateKeepsReasonsOtherJdksAndCallsThatWereNotCounted() {
        Bound was = new Bound("a", new TreeMap<>(Map.of(17, Costs.of(10, 1), 25, Costs.of(11, 2))), "a window");
        assertEquals(new Bound("a", new TreeMap<>(Map.of(17, Costs.of(10, 1), 25, Costs.of(9, 2))), "a window"),
                was.with(25, Costs.of(9, null)));
    }

    @Test
    void committedBoundsAreThoseOfTheOperationsOnTheJdksThatAreTested() throws IOException {
        Bounds bounds = warm(COMMITTED).read();
        List<CheckedOperation> operations = new ArrayList<>(StreamOperations.all());
        operations.addAll(ImageOperations.all());
        assertEquals(operations.stream().map(CheckedOperation::name).toList(),
                bounds.all().stream().map(Bound::operation).toList());
        for (Bound bound : bounds.all()) {
            assertTrue(bound.costs().keySet().containsAll(List.of(17, 25)), bound.operation());
            bound.costs().values().forEach(cost -> assertTrue(cost.of(Count.CALLS) != null, bound.operation()));
        }
    }

    @Test
    void committedBoundsOfFreshJvmsAreThoseOfTheirCasesOnTheJdksThatAreTested() throws IOException {
        BoundsFile file = new BoundsFile(COMMITTED.resolveSibling("bounds-cold.csv"),
                List.of(Count.CLASSES, Count.MADE, Count.FILE_BYTES));
        Bounds bounds = file.read();
        assertEquals(ColdCounts.names(), bounds.all().stream().map(Bound::operation).toList());
        for (Bound bound : bounds.all()) {
            assertTrue(bound.costs().keySet().containsAll(List.of(17, 25)), bound.operation());
            bound.costs().values().forEach(cost -> assertTrue(cost.counts().size() == 3, bound.operation()));
        }
    }

    private static BoundsFile warm(Path file) {
        return new BoundsFile(file, List.of(Count.BYTES, Count.CALLS));
    }
}
