package dev.slipstream.imageio.bench.jmh;

import org.openjdk.jmh.annotations.Benchmark;

/** What {@link StreamOpening} is measured against: the array that a buffered stream usually allocates. */
public class ArrayAllocation extends NanosecondBenchmark {

    private static final int BYTES = 8192;

    @Benchmark
    public byte[] newArray() {
        return new byte[BYTES];
    }
}
