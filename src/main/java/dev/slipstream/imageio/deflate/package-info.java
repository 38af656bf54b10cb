/**
 * Encodes zlib streams (RFC 1950, RFC 1951), as their bytes come, a block at a time.
 *
 * <p>Depends on {@code warmup}, and knows nothing of images.
 *
 * <p>Guarded by {@code EncodedStreamsTest}, {@code CodeLengthsTest}, {@code EntropyTest}, and the tests of
 * {@code png.write}.
 */
@NullMarked
package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.NullMarked;
