/**
 * The tables of the five documents that the library was made from: the same work, done by the JDK, by TwelveMonkeys and
 * by Slipstream in one run, beside the figures that the document gives. Depends on runner for measuring, on results
 * for what comes out, on child for JVMs, on text for tables, on j2d for J2DBench's rows, on worker for the work.
 */
package dev.slipstream.imageio.bench.workbench.seeds;
