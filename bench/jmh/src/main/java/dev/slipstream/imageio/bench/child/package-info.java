/** The JVMs in which sides are measured: what they have on their class paths, how they are started and ended. */
package dev.slipstream.imageio.bench.child;
