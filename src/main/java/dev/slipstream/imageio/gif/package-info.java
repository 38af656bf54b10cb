/**
 * The reader of GIF (CompuServe, Graphics Interchange Format, version 89a).
 *
 * <p>Depends on {@code format}, {@code settings} and {@code warmup}.
 */
@NullMarked
package dev.slipstream.imageio.gif;

import org.jspecify.annotations.NullMarked;
