/**
 * The JMH benchmarks: every operation of ImageInputStream, opening and closing, whole images and header probes, each
 * with all competitors. Depends on the images package, the library and TwelveMonkeys.
 */
package dev.slipstream.imageio.bench.jmh;
