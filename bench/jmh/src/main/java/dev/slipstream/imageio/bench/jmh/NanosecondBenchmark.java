package dev.slipstream.imageio.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What all benchmarks have in common: the mean time in nanoseconds, one thread, and options of the JVM. With a small
 * young generation and the serial collector, allocation goes through memory that has just been used. Otherwise each
 * array takes fresh pages from the operating system, which can cost far more than what is to be measured: on a virtual
 * machine an array of 8 KiB swung between 4,000 and 40,000 ns with G1, and stayed at 300 with these.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms64m", "-Xmn16m"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class NanosecondBenchmark {

    public static final String COLLECTOR = "-XX:+UseSerialGC";
}
