package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Samples;
import java.util.Map;

/**
 * A J2DBench result set.
 *
 * @param properties of the JVM that made it
 * @param start milliseconds since 1970; negative if unknown
 */
record J2dResultSet(String name, String file, Map<String, String> properties, long start, long end,
        Map<Key, Measured> results) {

    /** Results of the same test with the same options are compared. */
    record Key(String test, Map<String, String> options) {
    }

    /** What one of them has measured. */
    record Measured(double unitsPerRep, Samples samples) {
    }

    J2dResultSet withName(String other) {
        return new J2dResultSet(other, file, properties, start, end, results);
    }
}
