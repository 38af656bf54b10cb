/**
 * What reading and writing share: the header, chunk types, passes, filter types, and the order of samples.
 *
 * <p>Depends on {@code warmup}, and knows neither way.
 */
@NullMarked
package dev.slipstream.imageio.png.file;

import org.jspecify.annotations.NullMarked;
