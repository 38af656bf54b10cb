/**
 * Encodes zlib streams (RFC 1950, RFC 1951), as their bytes come, a block at a time.
 *
 * <p>Depends on {@code warmup}, and knows nothing of images.
 */
@NullMarked
package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.NullMarked;
