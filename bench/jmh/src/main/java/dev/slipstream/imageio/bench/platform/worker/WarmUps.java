package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.warmup.WarmUp;

/** Those of the library. A class of its own, since a JVM of the JDK's side has no such library. */
final class WarmUps {

    private WarmUps() {
    }

    static void end() {
        WarmUp.INFLATE.leave(0);
        WarmUp.UNFILTER.leave(0);
        WarmUp.FILTER.leave(0);
        WarmUp.DEFLATE.leave(0);
    }
}
