/** Slipstream beside the JDK's readers, TwelveMonkeys, and the ways in which applications put their jars together. */
package dev.slipstream.imageio.interop;
