/**
 * The first calls of ImageIO in fresh JVMs with default flags: cases, children and their times. What runs in a child
 * is in {@code child}.
 */
package dev.slipstream.imageio.bench.cold;
