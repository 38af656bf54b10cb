/**
 * Reads the same images in two child JVMs, one with the JDK alone and one with Slipstream, and sets times and results
 * against each other. Depends on child for sides and JVMs, on worker, on jdkerror for what is left aside, and on
 * results for what a run says about where it took place.
 */
package dev.slipstream.imageio.bench.workbench.compare;

