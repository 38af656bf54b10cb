/**
 * Counts the system calls of warm reads and writes of images by running a child JVM under strace. Depends on the worker package, and
 * on compare for sides, child JVMs and tables.
 */
package dev.slipstream.imageio.bench.syscalls;
