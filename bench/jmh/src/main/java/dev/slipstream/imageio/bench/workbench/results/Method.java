package dev.slipstream.imageio.bench.workbench.results;

/**
 * How every row was measured.
 *
 * @param forks JVMs of each side, one after the other
 * @param iterations of a row in each of them
 * @param warmUpMillis before the first
 * @param iterationMillis how long one takes, about; a row has the same number of repetitions in all of them
 * @param note what else a reader has to know
 */
public record Method(int forks, int iterations, long warmUpMillis, long iterationMillis, String note) {
}
