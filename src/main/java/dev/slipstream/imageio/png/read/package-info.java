/**
 * From a file to an image: chunks, inflate, filters, conversion, and the JDK's exceptions for a damaged file.
 *
 * <p>Depends on {@code png.file}, {@code format}, {@code inflate}, {@code settings} and {@code warmup}. It does not
 * know {@code png.write}.
 */
@NullMarked
package dev.slipstream.imageio.png.read;

import org.jspecify.annotations.NullMarked;
