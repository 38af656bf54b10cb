package dev.slipstream.imageio.bench.workbench.seeds;

import java.util.List;

/**
 * The fifth document's throughput of {@code read(byte[length])}, reads a second.
 *
 * @param unbounded with a native buffer as large as the read
 * @param bounded with one of at most 64 KiB, in a native loop
 */
record LargeReadFigures(int length, double unbounded, double bounded) {

    static final List<LargeReadFigures> ALL = List.of(
            new LargeReadFigures(1048576, 11341.39, 11371.091),
            new LargeReadFigures(10485760, 356.893, 557.906),
            new LargeReadFigures(251503002, 10.036, 19.869),
            new LargeReadFigures(524288000, 5.005, 9.552),
            new LargeReadFigures(1000000000, 1.675, 4.997));

    static LargeReadFigures of(int length) {
        return ALL.stream().filter(figures -> figures.length == length).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The document has no read of length " + length));
    }

    double gain() {
        return bounded / unbounded;
    }
}
