/**
 * The JMH benchmarks: every operation of ImageInputStream, opening and closing, whole images, PNGs and BMPs of every
 * kind, each with all sides. Depends on images, on the workers of the workbench, the library and TwelveMonkeys.
 */
package dev.slipstream.imageio.bench.jmh;
