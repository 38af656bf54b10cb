/**
 * ImageIO streams that read and write every value in one window of bytes, filled and emptied by single bulk reads and
 * writes.
 *
 * <p>{@link dev.slipstream.imageio.stream.WindowedImageInputStream} and
 * {@link dev.slipstream.imageio.stream.WindowedImageOutputStream} are the whole public face. Behind them stands one
 * {@code Source} or {@code Sink} for each kind of origin and destination. This package depends on nothing of Slipstream; the providers depend on it.
 */
@NullMarked
package dev.slipstream.imageio.stream;

import org.jspecify.annotations.NullMarked;
