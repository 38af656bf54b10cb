package dev.slipstream.imageio.bench.peers.worker;

import java.io.Serializable;

/**
 * What a peer has done in a turn.
 *
 * @param nanos of the shortest pass over all images, divided by their number
 * @param bytes of all files that a pass writes, divided by their number; 0 if it writes none
 */
public record Turn(long nanos, long bytes) implements Serializable {
}
