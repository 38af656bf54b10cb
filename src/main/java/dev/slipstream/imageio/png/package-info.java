/**
 * Reads PNG (W3C, Portable Network Graphics, second edition), a scanline at a time: chunks, inflate, filters,
 * conversion, raster.
 *
 * <p>Depends on {@code reader} and {@code inflate}.
 */
@NullMarked
package dev.slipstream.imageio.png;

import org.jspecify.annotations.NullMarked;
