/**
 * Makes the images that tests and benchmarks read. {@code TestImages} and {@code PngKind}, which is for the benchmarks
 * of PNG alone, are the doors; a group lists the files of one kind; writers and encoders below know one format or one
 * coding each; a {@code Scene} is the picture, computed or drawn. PNG, BMP, deflate and the formats that have no
 * ImageIO writer are encoded here, so that the bytes are the same everywhere; the rest comes from the writers of the
 * JDK and of TwelveMonkeys, found by class name.
 */
package dev.slipstream.imageio.bench.images;
