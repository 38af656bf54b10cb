package dev.slipstream.imageio.bench.seeds;

import dev.slipstream.imageio.bench.text.Figures;
import java.util.Map;

/** The fourth document's claim, reads of 1 MiB a second; its answer: the device never took part, and gains nothing. */
final class WindowFigures {

    private static final int CUSTOMARY = 8192;

    private static final Map<Integer, Double> OPS = Map.of(CUSTOMARY, 1349.929, 16384, 2633.560, 32768, 2721.025,
            65536, 2855.949, 131072, 2903.062);

    private WindowFigures() {
    }

    /** In per cent of the throughput with the customary buffer; empty for sizes that it does not have. */
    static String claimed(int window) {
        Double ops = OPS.get(window);
        return ops == null ? "" : Figures.percent(ops / OPS.get(CUSTOMARY));
    }
}
