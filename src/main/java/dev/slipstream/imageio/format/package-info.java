/**
 * What reading and writing of all formats share: the JDK's own reader and writer for rare requests, the pixels of a
 * request, and rows on their way into an image and out of it, written so that Java 2D can keep track of the image.
 *
 * <p>Depends on {@code recording} and {@code settings}, and knows no format.
 *
 * <p>Guarded by the tests of {@code format}, {@code reading} and {@code writing}.
 */
@NullMarked
package dev.slipstream.imageio.format;

import org.jspecify.annotations.NullMarked;
