/**
 * Reads and writes GIF (CompuServe, Graphics Interchange Format, version 89a): for the reader, frames and LZW; for the
 * writer, the palette of an image, LZW, and what the JDK's writer writes around the pixels.
 *
 * <p>Depends on {@code format}, {@code settings} and {@code warmup}.
 *
 * <p>The writer is guarded by {@code GifImageWriterTest}, {@code ExactWritersTest} and {@code WriteCallsTest}.
 */
@NullMarked
package dev.slipstream.imageio.gif;

import org.jspecify.annotations.NullMarked;
