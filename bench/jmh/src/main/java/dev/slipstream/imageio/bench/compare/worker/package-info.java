/** What {@code compare} has its child JVMs do: read and write images, describe what came of it, take times. */
package dev.slipstream.imageio.bench.compare.worker;
