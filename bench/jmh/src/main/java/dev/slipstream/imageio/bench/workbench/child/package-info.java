/**
 * The JVMs in which sides are measured: their class paths, how they are started, asked and ended, and what they run on;
 * and what the commands that start some have in common. Depends on command, on worker, which is what runs in the JVMs,
 * and on results for what a run says and where it took place.
 */
package dev.slipstream.imageio.bench.workbench.child;
