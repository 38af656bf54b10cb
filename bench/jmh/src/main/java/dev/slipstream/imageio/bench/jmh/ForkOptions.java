package dev.slipstream.imageio.bench.jmh;

/**
 * JVM options of all benchmarks. With a small young generation the collector comes round often, and allocation goes
 * through memory that has been used before; in a large one each array would take pages from the operating system,
 * which costs far more than what is to be measured.
 */
final class ForkOptions {

    static final String HEAP = "-Xms256m";
    static final String YOUNG_GENERATION = "-Xmn128m";

    private ForkOptions() {
    }
}
