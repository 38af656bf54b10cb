package dev.slipstream.imageio.bench.jmh;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.provider.Arguments;
import org.openjdk.jmh.annotations.Benchmark;

/** The benchmarks of some classes: an object of the class, and the name of the method. */
final class Benchmarks {

    private Benchmarks() {
    }

    static List<Arguments> of(List<Supplier<NanosecondBenchmark>> classes) {
        return classes.stream().flatMap(each -> Arrays.stream(each.get().getClass().getMethods())
                .filter(method -> method.isAnnotationPresent(Benchmark.class))
                .map(method -> Arguments.of(each.get(), method.getName()))).toList();
    }
}
