/**
 * The program of the fresh JVMs, which loads as little as it can before it measures; what it has read is digested as
 * {@code facts} has it.
 */
package dev.slipstream.imageio.bench.cold.child;
