/**
 * Counts the bytes that operations allocate and the system calls that they make, on every side, and compares ours with
 * committed bounds. Neither depends on how fast the machine is, so that a test can demand them. Depends on worker for
 * the operations, on child for sides and JVMs, on syscalls for the traces, on images for what is read and
 * written, on results for the file that it leaves.
 */
package dev.slipstream.imageio.bench.workbench.check;
