/** The commands of the workbench; each only reads its options and hands the work to the package of its name. */
package dev.slipstream.imageio.bench;
