package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.results.Samples;

/**
 * What an operation costs.
 *
 * @param bytes that its thread allocates
 * @param calls of the system that its thread makes; null if they were not counted
 */
record Cost(long bytes, Integer calls) {

    static Cost of(Samples samples) {
        return new Cost(Math.round(samples.bytesPerRep()),
                samples.callsPerRep() == null ? null : (int) Math.round(samples.callsPerRep()));
    }
}
