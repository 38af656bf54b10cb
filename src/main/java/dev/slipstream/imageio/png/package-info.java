/**
 * Reads PNG (W3C, Portable Network Graphics, second edition), a scanline at a time: chunks, inflate, filters,
 * conversion, raster; and makes compressed data of scanlines.
 *
 * <p>Depends on {@code reader}, {@code inflate} and {@code deflate}.
 */
@NullMarked
package dev.slipstream.imageio.png;

import org.jspecify.annotations.NullMarked;
