/**
 * PNG (W3C, Portable Network Graphics, second edition): the reader and the writer. {@code png.read} and
 * {@code png.write} do the work, a scanline at a time, of what {@code png.file} describes.
 *
 * <p>Depends on {@code png.file}, {@code png.read}, {@code png.write}, {@code format}, {@code inflate} and
 * {@code warmup}.
 */
@NullMarked
package dev.slipstream.imageio.png;

import org.jspecify.annotations.NullMarked;
