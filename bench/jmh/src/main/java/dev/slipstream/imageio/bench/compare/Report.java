package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.util.List;

/** One way to write down a comparison. */
interface Report {

    void write(List<Row> rows, Appendable out) throws IOException;
}
