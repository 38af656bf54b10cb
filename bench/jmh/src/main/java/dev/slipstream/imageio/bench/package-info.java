/**
 * Three things, a package each: {@code images} makes test images, {@code jmh} has the JMH benchmarks, {@code workbench}
 * has the commands, which measure and compare. Here is the command line that leads to all of them, and the one command
 * that calls others.
 */
package dev.slipstream.imageio.bench;

