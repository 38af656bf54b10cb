/**
 * {@code images} makes what is measured, {@code jmh} has the JMH benchmarks, {@code results} what is stored; the
 * commands have a package each of their name, and {@code command}, {@code child} and {@code page} what they share. Here
 * is the command line that leads to all of them, and the one command that calls others.
 */
package dev.slipstream.imageio.bench;

