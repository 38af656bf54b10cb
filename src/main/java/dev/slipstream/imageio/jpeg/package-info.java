/**
 * Reads JPEGs (ITU-T T.81) by the JDK's reader. It is shown those of several scans, such as progressive ones, as JPEGs
 * of one scan.
 *
 * <p>Depends on {@code format} and {@code warmup}.
 *
 * <p>Guarded by the tests of {@code jpeg}: {@code RandomStoriesTest}, {@code MadeFilesTest}, {@code RegionsTest} and
 * {@code JpegReaderFuzzTest} compare with the JDK's reader; {@code ChoiceTest} and {@code ScanEndsTest} say what is
 * recoded, {@code HostileJpegsTest} what memory it takes.
 */
@NullMarked
package dev.slipstream.imageio.jpeg;

import org.jspecify.annotations.NullMarked;
