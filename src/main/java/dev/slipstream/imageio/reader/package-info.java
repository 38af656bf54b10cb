/**
 * What readers of all formats share: the JDK's reader for what is rare, the pixels that a request is about, and rows on
 * their way into an image.
 *
 * <p>Depends on {@code jdk} and {@code raster}, and knows no format.
 */
@NullMarked
package dev.slipstream.imageio.reader;

import org.jspecify.annotations.NullMarked;
