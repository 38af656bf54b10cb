/**
 * Reads BMP Suite in three child JVMs, with the JDK alone, with TwelveMonkeys' plugin and with Slipstream, and judges
 * the images by the suite's references. Depends on the worker package, and on compare for sides and child JVMs.
 */
package dev.slipstream.imageio.bench.suite;
