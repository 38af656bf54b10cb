/**
 * What a PNG consists of, for both ways: the header, chunks and their types, passes, filter types, and the order of
 * samples in a pixel.
 *
 * <p>Depends on {@code warmup}, and knows neither way.
 */
@NullMarked
package dev.slipstream.imageio.png.file;

import org.jspecify.annotations.NullMarked;
