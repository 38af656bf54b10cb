/**
 * Results in, tables out, from a list of specifications: those of README.md and bench/RESULTS.md, and what commands
 * print of what they have just measured.
 */
package dev.slipstream.imageio.bench.tables;
