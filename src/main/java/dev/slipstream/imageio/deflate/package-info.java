/**
 * Encodes zlib streams (RFC 1950, RFC 1951), as their bytes come, a block at a time.
 *
 * <p>Depends on nothing, and knows nothing of images.
 *
 * <p>One thread encodes a stream. An encoder can also make a piece of one that follows a given window
 * ({@code beginPiece}), so that others could make the pieces before and behind it meanwhile. Nobody asks for threads
 * yet: what is missing is somebody who writes the header and combines the checksums.
 */
@NullMarked
package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.NullMarked;
