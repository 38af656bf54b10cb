/**
 * Reads and writes PNG (W3C, Portable Network Graphics, second edition), a scanline at a time: chunks, inflate,
 * filters, conversion, raster; and the other way round.
 *
 * <p>Depends on {@code reader} and {@code inflate}, and to write, on {@code writer} and {@code deflate}.
 */
@NullMarked
package dev.slipstream.imageio.png;

import org.jspecify.annotations.NullMarked;
