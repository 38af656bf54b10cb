/**
 * What operations cost, in numbers that do not depend on the machine: bytes allocated, system calls, classes loaded by
 * a fresh JVM. They may not cost more than {@code bench/bounds.csv} and {@code bench/bounds-cold.csv} say, nor more
 * than with the JDK alone unless these give a reason.
 */
package dev.slipstream.imageio.cost;
