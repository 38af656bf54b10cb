/** The known errors of the JDK's readers, and what of a comparison each of them explains. */
package dev.slipstream.imageio.bench.workbench.jdkerror;
