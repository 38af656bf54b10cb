/**
 * How many bytes PNGs have that Slipstream writes, beside the JDK's: of images in folders, and of drawn ones. Depends
 * on {@code command}, {@code results} and {@code tables}, and on {@code images} for what is drawn.
 */
package dev.slipstream.imageio.bench.sizes;
