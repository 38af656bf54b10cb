/**
 * Reads BMP Suite in three child JVMs, with the JDK alone, with TwelveMonkeys' plugin and with Slipstream, and judges
 * the images by the suite's references. Depends on the worker package, and on child for sides and JVMs.
 */
package dev.slipstream.imageio.bench.workbench.suite;
