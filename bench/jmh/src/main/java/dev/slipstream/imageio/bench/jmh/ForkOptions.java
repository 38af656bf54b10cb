package dev.slipstream.imageio.bench.jmh;

/**
 * JVM options of all benchmarks. With a small young generation and the serial collector, allocation goes through memory
 * that has just been used. Otherwise each array takes fresh pages from the operating system, which can cost far more
 * than what is to be measured: on a virtual machine an array of 8 KiB swung between 4,000 and 40,000 ns with G1, and
 * stayed at 300 with these.
 */
public final class ForkOptions {

    public static final String COLLECTOR = "-XX:+UseSerialGC";
    public static final String HEAP = "-Xms64m";
    public static final String YOUNG_GENERATION = "-Xmn16m";

    private ForkOptions() {
    }
}
