/**
 * The system properties: one place, one parse, one warning.
 *
 * <p>Depends on nothing; any other package may depend on it.
 */
@NullMarked
package dev.slipstream.imageio.settings;

import org.jspecify.annotations.NullMarked;
