/**
 * Reads and writes BMP: the header, the palette, the masks and the rows, the reader that uses them, and the writer.
 *
 * <p>Depends on {@code format} and {@code settings}.
 *
 * <p>Guarded by the tests of {@code bmp}: {@code IntactFilesTest}, {@code RandomFilesTest}, {@code BitFlipTest},
 * {@code HostileHeadersTest}, {@code TruncationTest}, {@code RejectedByTheJdkTest}, {@code KnownJdkErrorsTest},
 * {@code BmpImageWriterTest}.
 */
@NullMarked
package dev.slipstream.imageio.bmp;

import org.jspecify.annotations.NullMarked;
