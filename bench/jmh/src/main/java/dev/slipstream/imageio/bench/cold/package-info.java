/**
 * The first calls of ImageIO in fresh JVMs with default flags: cases, children, their times and the classes they load.
 * What runs in a child is in {@code child}, and needs nothing else of the workbench.
 */
package dev.slipstream.imageio.bench.cold;
