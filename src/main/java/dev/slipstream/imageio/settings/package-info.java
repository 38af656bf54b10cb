/**
 * The system properties: one place, one parse, one warning.
 *
 * <p>Depends on nothing; any other package may depend on it. Guarded by {@code SettingsTest} and, with its effect on
 * ImageIO, by {@code spi.PropertiesTest}.
 */
@NullMarked
package dev.slipstream.imageio.settings;

import org.jspecify.annotations.NullMarked;
