/**
 * The command {@code compare}: a user's images, read or written by the JDK and by Slipstream in two child JVMs that
 * take turns, what differs, and what it gains. What runs in the JVMs is in {@code worker}.
 */
package dev.slipstream.imageio.bench.compare;
