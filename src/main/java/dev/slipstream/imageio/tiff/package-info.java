/**
 * Reads TIFF (Adobe, TIFF revision 6.0) as the JDK's reader does, which reads all of it: strips and tiles that it is
 * slow to decode are shown to it as uncompressed ones.
 *
 * <p>Depends on {@code format}, {@code inflate} and {@code warmup}.
 *
 * <p>Guarded by the tests of {@code tiff}.
 */
@NullMarked
package dev.slipstream.imageio.tiff;

import org.jspecify.annotations.NullMarked;
