/** The program of the fresh JVMs; depends on the JDK only, and loads as little of it as it can before it measures. */
package dev.slipstream.imageio.bench.cold.child;
