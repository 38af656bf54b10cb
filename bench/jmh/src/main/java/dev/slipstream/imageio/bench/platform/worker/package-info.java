/** What {@code platform} has its child JVMs do beside reading and writing images. */
package dev.slipstream.imageio.bench.platform.worker;
