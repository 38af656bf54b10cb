/**
 * Reads JPEGs (ITU-T T.81) by the JDK's reader. It is shown those of several scans, such as progressive ones, as JPEGs
 * of one scan.
 *
 * <p>Depends on {@code format}.
 *
 * <p>Guarded by the tests of {@code jpeg}: {@code RandomStoriesTest}, {@code MadeFilesTest} and {@code
 * JpegReaderFuzzTest}.
 */
@NullMarked
package dev.slipstream.imageio.jpeg;

import org.jspecify.annotations.NullMarked;
