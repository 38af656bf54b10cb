/**
 * From a file to an image: chunks, inflate, filters, conversion, and the JDK's exceptions for a damaged file.
 *
 * <p>Depends on {@code png.file}, {@code format}, {@code inflate}, {@code settings} and {@code warmup}. It does not
 * know {@code png.write}.
 *
 * <p>Guarded by {@code DamagedFilesTest}, {@code JdkEndTest}, {@code RandomParamsTest}, {@code PartsTest},
 * {@code StreamStateTest}, {@code UnfilterTest} and {@code reading.MessagesTest}.
 */
@NullMarked
package dev.slipstream.imageio.png.read;

import org.jspecify.annotations.NullMarked;
