/**
 * The doors: one small provider for each kind of input and output and for each format, and what they share: settings,
 * and the order among providers. The formats have a provider of readers, and some one of writers.
 *
 * <p>Depends on {@code stream}, {@code png}, {@code bmp}, {@code format} and {@code settings}. The providers are
 * registered together by {@link dev.slipstream.imageio.spi.Providers}, for {@code bootstrap}, whose service ImageIO
 * finds, or by hand.
 */
@NullMarked
package dev.slipstream.imageio.spi;

import org.jspecify.annotations.NullMarked;
