/**
 * What Slipstream does for ImageIO, for programs that watch it: {@link dev.slipstream.imageio.Slipstream#status} makes
 * it.
 *
 * <p>Depends on nothing. Guarded by {@code spi.StatusTest}.
 */
@NullMarked
package dev.slipstream.imageio.status;

import org.jspecify.annotations.NullMarked;
