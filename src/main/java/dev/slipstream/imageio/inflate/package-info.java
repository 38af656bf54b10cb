/**
 * Decodes zlib and deflate streams (RFC 1950, RFC 1951), a window at a time.
 *
 * <p>Depends on {@code warmup}, and knows nothing of images.
 *
 * <p>Guarded by {@code JdkZlibTest}, {@code MutatedStreamsTest}, {@code InflateErrorsTest}, {@code ResumptionTest},
 * {@code BlockStartTest} and {@code InflateFuzzTest}.
 */
@NullMarked
package dev.slipstream.imageio.inflate;

import org.jspecify.annotations.NullMarked;
