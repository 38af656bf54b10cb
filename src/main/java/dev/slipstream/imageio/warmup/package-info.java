/**
 * How much a process has decoded and encoded so far.
 *
 * <p>Until the fast code of a stage is compiled, the interpreter runs it more slowly than a plain loop, or than the
 * JDK's native zlib. So each stage begins with plain code, and a count of bytes switches it to the fast code. {@link
 * dev.slipstream.imageio.warmup.WarmUp} names the stages and what each count saves: for {@code UNFILTER}, 20 ms of a
 * first photo of a million pixels.
 *
 * <p>Depends on nothing. Guarded by the tests of the packages that use it: {@code inflate}, {@code png} and {@code
 * deflate}.
 */
@NullMarked
package dev.slipstream.imageio.warmup;

import org.jspecify.annotations.NullMarked;
