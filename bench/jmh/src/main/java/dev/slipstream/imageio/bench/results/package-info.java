/**
 * Stored results: the elements of JMH's {@code -rf json}, each with where it comes from. Depends on nothing else here
 * but what the build says about itself.
 */
package dev.slipstream.imageio.bench.results;
