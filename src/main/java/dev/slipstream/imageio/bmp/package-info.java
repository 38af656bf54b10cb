/**
 * BMP: the header, the palette, the masks, the rows, and the reader that puts them together.
 *
 * <p>Depends on {@code reader}.
 */
@NullMarked
package dev.slipstream.imageio.bmp;

import org.jspecify.annotations.NullMarked;
