package dev.slipstream.imageio.bench.jmh;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Finds the running benchmark and calls it as JMH does, for those that must pass through it before it is measured. */
final class BenchmarkMethod {

    private BenchmarkMethod() {
    }

    static String name(BenchmarkParams params) {
        return params.getBenchmark().substring(params.getBenchmark().lastIndexOf('.') + 1);
    }

    static long call(NanosecondBenchmark benchmark, String name) throws IOException {
        try {
            return (long) benchmark.getClass().getMethod(name).invoke(benchmark);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IOException cause) {
                throw cause;
            }
            throw new IllegalStateException(name + " failed", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No benchmark is named " + name, e);
        }
    }
}
