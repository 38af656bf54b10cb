/**
 * The providers, by which ImageIO reaches everything else: a small one for each kind of input and of output, and for
 * the readers and the writers of each format. They share settings and the rules of their place among others.
 *
 * <p>Depends on {@code stream}, {@code png}, {@code bmp}, {@code gif}, {@code jpeg}, {@code tiff}, {@code format},
 * {@code settings} and {@code status}. The providers are registered together by {@link
 * dev.slipstream.imageio.spi.Providers}, when ImageIO finds the service of {@code bootstrap}, or by hand.
 *
 * <p>Guarded by {@code ProviderOrderTest} and {@code LatecomersTest} (places), {@code InstallTest}, {@code
 * RegistryChangesTest} and {@code ClassLoadersTest} (registries), {@code FormatProvidersTest}, {@code
 * ServedStreamsTest} and {@code StatusTest} (answers).
 */
@NullMarked
package dev.slipstream.imageio.spi;

import org.jspecify.annotations.NullMarked;
