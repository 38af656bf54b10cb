/**
 * J2DBench's rows about image I/O, as JMH benchmarks: its names are their parameters. {@code -cache} after a place
 * says that ImageIO may use a cache file. What is opened is what ImageIO opens; a second class of streams has been
 * through the same code before, as in an application that has more than one.
 */
package dev.slipstream.imageio.bench.jmh.streams;
