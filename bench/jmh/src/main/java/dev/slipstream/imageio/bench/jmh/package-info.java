/**
 * The JMH benchmarks: every operation of ImageInputStream, opening and closing, whole images and header probes, PNGs
 * of every kind, inflating, each with all sides and openings. Depends on images, on the workers of the workbench, the
 * library, TwelveMonkeys, pngj and Commons Imaging.
 */
package dev.slipstream.imageio.bench.jmh;
