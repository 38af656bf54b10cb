/**
 * Where the JDK's own providers are found.
 *
 * <p>Depends on nothing.
 */
@NullMarked
package dev.slipstream.imageio.jdk;

import org.jspecify.annotations.NullMarked;
