/**
 * Makes the tables of a Markdown file from the results that are stored beside it, and tells where they do not agree.
 * Depends on results for the stored runs, on report for JMH's results, figures and Markdown, on images for the names
 * of what is read.
 */
package dev.slipstream.imageio.bench.workbench.readme;
