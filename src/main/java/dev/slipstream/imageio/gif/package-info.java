/**
 * Reads and writes GIF (CompuServe, Graphics Interchange Format, version 89a): for the reader, frames and LZW; for the
 * writer, the palette of an image, LZW, and what the JDK's writer writes around the pixels.
 *
 * <p>Depends on {@code format}, {@code settings} and {@code warmup}.
 *
 * <p>Guarded by the tests of {@code gif}: for the reader {@code RandomStoriesTest}, {@code GifReaderFuzzTest}, {@code
 * KnownJdkErrorsTest} and {@code HostileGifsTest}; for the writer {@code GifImageWriterTest}, and beside it {@code
 * ExactWritersTest} and {@code WriteCallsTest}.
 */
@NullMarked
package dev.slipstream.imageio.gif;

import org.jspecify.annotations.NullMarked;
