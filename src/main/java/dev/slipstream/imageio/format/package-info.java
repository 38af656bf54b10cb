/**
 * What all formats share, read and written: the JDK's own reader and writer for what is rare, the pixels that a request
 * is about, and rows on their way into an image and out of one, so that Java 2D can keep track of it.
 *
 * <p>Depends on nothing, and knows no format.
 */
@NullMarked
package dev.slipstream.imageio.format;

import org.jspecify.annotations.NullMarked;
