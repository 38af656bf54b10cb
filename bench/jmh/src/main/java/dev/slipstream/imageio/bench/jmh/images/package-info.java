/** Whole images, read and written by ImageIO with the providers of one side. */
package dev.slipstream.imageio.bench.jmh.images;
