/**
 * Times decoders and encoders of any language on the same images: the JDK's and Slipstream's in child JVMs, others as
 * drivers that are asked as {@code bench/peers/README.md} says.
 */
package dev.slipstream.imageio.bench.peers;
