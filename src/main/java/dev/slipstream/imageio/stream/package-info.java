/**
 * ImageIO streams that read every value out of one window of bytes, filled by single bulk reads.
 *
 * <p>{@link dev.slipstream.imageio.stream.WindowedImageInputStream} is the whole public face. Behind it stands one
 * {@code Source} for each kind of origin. This package depends on nothing of Slipstream; the providers depend on it.
 */
@NullMarked
package dev.slipstream.imageio.stream;

import org.jspecify.annotations.NullMarked;
