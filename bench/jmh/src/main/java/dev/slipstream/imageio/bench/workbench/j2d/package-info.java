/**
 * J2DBench's Image I/O rows, run for all sides, and told the way its analyzer tells them. Depends on runner for the
 * running, on results for what comes out, on child for JVMs, on worker for what is set up.
 */
package dev.slipstream.imageio.bench.workbench.j2d;
