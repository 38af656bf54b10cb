/**
 * The JMH benchmarks: every operation of ImageInputStream, opening and closing, whole images and header probes, PNGs
 * of every kind, inflating, each with all competitors. Depends on the images and worker packages, the library,
 * TwelveMonkeys, pngj and Commons Imaging.
 */
package dev.slipstream.imageio.bench.jmh;
