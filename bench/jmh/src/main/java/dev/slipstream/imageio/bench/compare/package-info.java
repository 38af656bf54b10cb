/**
 * Reads the same images in two child JVMs, one with the JDK alone and one with Slipstream, and sets times and results
 * against each other. Depends on worker, and on results for what a run says about where it took place; the commands
 * depend on this one.
 */
package dev.slipstream.imageio.bench.compare;
