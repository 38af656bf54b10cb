/**
 * Times decoders and encoders of any language on the same images: the JDK's and Slipstream's in child JVMs, others as
 * drivers as {@code bench/peers/README.md} describes them.
 */
package dev.slipstream.imageio.bench.peers;
