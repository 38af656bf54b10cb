/**
 * What a PNG consists of, for reading and for writing: the header, chunks and their types, passes, filter types, and
 * the order of samples in a pixel.
 *
 * <p>Depends on {@code format} and {@code warmup}. It knows neither {@code png.read} nor {@code png.write}.
 *
 * <p>Guarded by the tests of {@code png.read} and {@code png.write}, and by {@code reading.MessagesTest}.
 */
@NullMarked
package dev.slipstream.imageio.png.file;

import org.jspecify.annotations.NullMarked;
