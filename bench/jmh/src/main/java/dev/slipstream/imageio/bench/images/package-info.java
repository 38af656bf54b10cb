/**
 * Makes the images that tests and benchmarks read. {@code TestImages} is the door; a group lists the files of one kind; writers and
 * encoders below know one format or one coding each; {@code Photo} computes the picture. PNG, BMP, deflate and the formats that have
 * no ImageIO writer are encoded here, so that the bytes are the same everywhere; the rest comes from the writers of the JDK and of
 * TwelveMonkeys, found by class name.
 */
package dev.slipstream.imageio.bench.images;
