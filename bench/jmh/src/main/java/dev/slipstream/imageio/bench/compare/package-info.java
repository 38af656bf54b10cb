/**
 * Reads the same images in two child JVMs, one with the JDK alone and one with Slipstream, and sets times and results
 * against each other. Depends on the worker package; the commands depend on this one.
 */
package dev.slipstream.imageio.bench.compare;
