/**
 * Stored results: the elements of JMH's {@code -rf json}, each with where it comes from. Depends on {@code command}
 * only.
 */
package dev.slipstream.imageio.bench.results;
