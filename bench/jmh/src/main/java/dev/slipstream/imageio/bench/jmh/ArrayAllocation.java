package dev.slipstream.imageio.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** What {@link StreamOpening} is measured against: the array that a buffered stream usually allocates. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = {ForkOptions.COLLECTOR, ForkOptions.HEAP, ForkOptions.YOUNG_GENERATION})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ArrayAllocation {

    private static final int BYTES = 8192;

    @Benchmark
    public byte[] newArray() {
        return new byte[BYTES];
    }
}
