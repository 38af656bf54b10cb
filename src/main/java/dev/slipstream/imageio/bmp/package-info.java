/**
 * BMP: the header, the palette, the masks, the rows, and the reader that puts them together; and the writer.
 *
 * <p>Depends on {@code format} and {@code settings}.
 */
@NullMarked
package dev.slipstream.imageio.bmp;

import org.jspecify.annotations.NullMarked;
