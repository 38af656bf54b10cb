/**
 * How much a process has decoded and encoded so far.
 *
 * <p>Depends on nothing.
 */
@NullMarked
package dev.slipstream.imageio.warmup;

import org.jspecify.annotations.NullMarked;
