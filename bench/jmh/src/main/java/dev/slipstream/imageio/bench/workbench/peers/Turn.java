package dev.slipstream.imageio.bench.workbench.peers;

/**
 * What a peer has done in a turn.
 *
 * @param nanos of the shortest pass over all images, divided by their number
 * @param bytes of all files that a pass writes, divided by their number; null if it writes none
 */
record Turn(long nanos, Long bytes) {
}
