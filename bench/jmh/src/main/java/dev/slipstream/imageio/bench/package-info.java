/**
 * The workbench: its command line, and the one command that calls others. Each command stands in a package of its name.
 */
package dev.slipstream.imageio.bench;
