/**
 * From the chunks of a file to pixels of an image: inflate, unfilter, conversion.
 *
 * <p>Depends on {@code png.file}, {@code format} and {@code inflate}; {@code png.write} is another's matter.
 */
@NullMarked
package dev.slipstream.imageio.png.read;

import org.jspecify.annotations.NullMarked;
