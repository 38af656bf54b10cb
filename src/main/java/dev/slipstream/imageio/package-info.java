/** The application's view of Slipstream, which most never need: see {@link dev.slipstream.imageio.Slipstream}. */
@NullMarked
package dev.slipstream.imageio;

import org.jspecify.annotations.NullMarked;
