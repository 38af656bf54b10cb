/** What runs in the JVMs of {@code platform}, and what they print. */
package dev.slipstream.imageio.bench.platform.worker;
