/**
 * What writers of all formats share: the JDK's writer for what is rare, and the rows of an image, whatever its tiles.
 *
 * <p>Depends on {@code jdk} and {@code raster}, and knows no format.
 */
@NullMarked
package dev.slipstream.imageio.writer;

import org.jspecify.annotations.NullMarked;
