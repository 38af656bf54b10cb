/** Stored results in, tables out: those of README.md and bench/RESULTS.md, from a list of specifications. */
package dev.slipstream.imageio.bench.tables;
