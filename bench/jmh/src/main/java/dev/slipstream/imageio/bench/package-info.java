/**
 * The workbench: its command line, and the one command that calls others. Each other command has a package of its own;
 * {@code facts} knows what ImageIO makes of an image, {@code images} makes the images that benchmarks use,
 * {@code child} starts the JVMs that are measured, and {@code results} reads and writes what is stored.
 */
package dev.slipstream.imageio.bench;
