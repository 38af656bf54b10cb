/** For applications, though most never need it: see {@link dev.slipstream.imageio.Slipstream}. */
// Depends on {@code spi} and {@code status}. Guarded by {@code spi.InstallTest}.
@NullMarked
package dev.slipstream.imageio;

import org.jspecify.annotations.NullMarked;
