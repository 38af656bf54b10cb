/**
 * The reader and the writer of PNG (W3C, Portable Network Graphics, second edition). {@code png.read} and
 * {@code png.write} do the work, a scanline at a time; {@code png.file} describes the file.
 *
 * <p>Depends on {@code png.file}, {@code png.read}, {@code png.write} and {@code format}.
 *
 * <p>Guarded by the tests of {@code reading}, {@code writing}, {@code png.read} and {@code png.write}.
 */
@NullMarked
package dev.slipstream.imageio.png;

import org.jspecify.annotations.NullMarked;
