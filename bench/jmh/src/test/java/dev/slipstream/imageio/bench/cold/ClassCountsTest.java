package dev.slipstream.imageio.bench.cold;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClassCountsTest {

    private static final Map<String, Long> SIZES = Map.of("some.Reader", 1000L, "some.Reader$Row", 200L);

    @Test
    void classesOfJarsAreCountedWithTheirBytes() {
        assertEquals(new ClassCounts(2, 0, 1200), count(
                "[0.1s][info][class,load] some.Reader source: file:/lib/reader.jar",
                "[0.1s][info][class,load] some.Reader$Row source: file:/lib/reader.jar"));
    }

    @Test
    void archivedClassesOfJarsAreReadFromNoFile() {
        assertEquals(new ClassCounts(1, 0, 0),
                count("[0.1s][info][class,load] some.Reader source: shared objects file (top)"));
    }

    @Test
    void theJdksOwnAndTheChildsDoNotCount() {
        assertEquals(new ClassCounts(0, 0, 0), count(
                "[0.016s][info][class,load] java.lang.Object source: shared objects file",
                "[0.1s][info][class,load] javax.imageio.ImageIO source: jrt:/java.desktop",
                "[0.1s][info][class,load] dev.slipstream.imageio.bench.cold.child.ColdChild source:"
                    + " file:/child.jar"));
    }

    @Test
    void hiddenAndGeneratedClassesAreMadeAtRunTime() {
        assertEquals(new ClassCounts(0, 5, 0), count(
                "[0.1s][info][class,load] java.lang.invoke.LambdaForm$MH/0x0000000800c03000 source:"
                        + " __JVM_LookupDefineClass__",
                "[0.1s][info][class,load] some.Reader$$Lambda$14/0x0000000800c03800 source: some.Reader",
                "[0.1s][info][class,load] some.Reader$$Lambda/0x0000000082042ca8 source: some.Reader",
                "[0.1s][info][class,load] some.Reader$$Lambda+0x00007fff01001000 source: some.Reader",
                "[0.1s][info][class,load] jdk.internal.reflect.GeneratedConstructorAccessor1 source:"
                        + " __JVM_DefineClass__"));
    }

    @Test
    void archivedLambdaFormsAreNotMade() {
        assertEquals(new ClassCounts(0, 0, 0), count(
                "[0.1s][info][class,load] java.lang.invoke.LambdaForm$MH/0x800000001 source: shared objects file"));
    }

    @Test
    void otherLinesArePassedOver() {
        assertEquals(new ClassCounts(0, 0, 0), count("", "[0.1s][info][class,load] opened: some.jar"));
    }

    private static ClassCounts count(String... lines) {
        return ClassCounts.of(List.of(lines), SIZES);
    }
}
