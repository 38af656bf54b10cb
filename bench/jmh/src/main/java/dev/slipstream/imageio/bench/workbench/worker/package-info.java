/**
 * What runs in the child JVMs: reads and writes images, describes what came out, takes times, marks system calls. Needs
 * nothing but the JDK, so that a child's class path holds only what is to be measured. Depends on no other package.
 */
package dev.slipstream.imageio.bench.workbench.worker;
