/**
 * The JVMs in which sides are measured: their class paths, how they are started, asked and ended, and what they run on.
 * Depends on worker, which is what runs in them, and on results for the description of the machine.
 */
package dev.slipstream.imageio.bench.workbench.child;
