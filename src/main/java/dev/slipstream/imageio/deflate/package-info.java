/**
 * Encodes zlib streams (RFC 1950, RFC 1951), as their bytes come, a block at a time.
 *
 * <p>Depends on nothing, and knows nothing of images.
 *
 * <p>One thread encodes a stream. Searches ask only for bytes before those to code, and for their positions in the
 * tables, and a block refers to no other one. So for pieces of a stream on several threads, {@code ZlibEncoder} would
 * need: to begin with the 32 KiB before its piece in {@code data}, put into the tables but not coded; to leave out the
 * header; to end with an empty stored block, which fills the last byte, instead of the last block; and somebody who
 * combines the checksums. It cannot yet, as nobody asks for threads.
 */
@NullMarked
package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.NullMarked;
