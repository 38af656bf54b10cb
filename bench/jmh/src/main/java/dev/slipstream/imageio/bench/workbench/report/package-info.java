/**
 * One page about many measurements: reads the results of JMH, of J2DBench and of this tool into groups of rows, and
 * writes them as HTML and as Markdown. Depends on results for its own runs, on text for numbers.
 */
package dev.slipstream.imageio.bench.workbench.report;

