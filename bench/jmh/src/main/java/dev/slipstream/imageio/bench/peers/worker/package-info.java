/** What the JVMs of peers that are plugins of ImageIO do. */
package dev.slipstream.imageio.bench.peers.worker;
