/**
 * Lets several sides do the same work in turns, each in a JVM of its own, fork after fork, and collects their times.
 * Depends on child for sides and JVMs, on worker for the conversation with them, on results for what comes out.
 */
package dev.slipstream.imageio.bench.workbench.runner;
