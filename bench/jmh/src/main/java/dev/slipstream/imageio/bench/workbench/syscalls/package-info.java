/**
 * Counts the system calls of warm reads and writes of images by running a child JVM under strace. Depends on the worker
 * package, on child for sides and JVMs, and on text for tables.
 */
package dev.slipstream.imageio.bench.workbench.syscalls;
