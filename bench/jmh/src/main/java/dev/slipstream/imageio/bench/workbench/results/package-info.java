/**
 * What a run of measurements found out: every sample of every row, on which machine, with which settings; and its file.
 * Depends on no other package of the workbench.
 */
package dev.slipstream.imageio.bench.workbench.results;
