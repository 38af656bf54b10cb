/**
 * The doors: one small provider for each kind of input and output and for each format, and what they share: settings,
 * and the order among providers.
 *
 * <p>Depends on {@code stream}, {@code png} and {@code bmp}. ImageIO finds one of them through
 * {@code META-INF/services} or the module descriptor, {@link dev.slipstream.imageio.spi.Registration}, which registers
 * the others.
 */
@NullMarked
package dev.slipstream.imageio.spi;

import org.jspecify.annotations.NullMarked;
