package dev.slipstream.imageio.bench.workbench.results;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One row: the same work, done by every side.
 *
 * @param unit what a repetition has {@code unitsPerRep} of: byte, bit, stream, pixel, image, line
 * @param sides by their names, the base of all ratios first
 */
public record Result(String name, Map<String, String> options, String unit, double unitsPerRep,
        Map<String, Samples> sides) {

    /** The base of all ratios. */
    public static final String JDK = "JDK";
    /** The rival. */
    public static final String TWELVEMONKEYS = "TwelveMonkeys";
    /** Ours. */
    public static final String SLIPSTREAM = "Slipstream";

    public Result {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        sides = Collections.unmodifiableMap(new LinkedHashMap<>(sides));
    }

    /** Units per millisecond, J2DBench's score; NaN if the side has none. */
    public double score(String side) {
        Samples samples = sides.get(side);
        return samples == null ? Double.NaN : samples.score(unitsPerRep);
    }
}
