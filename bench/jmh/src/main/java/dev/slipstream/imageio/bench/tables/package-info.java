/** Stored results in, tables out: those of README.md and of bench, from a list of specifications. */
package dev.slipstream.imageio.bench.tables;
