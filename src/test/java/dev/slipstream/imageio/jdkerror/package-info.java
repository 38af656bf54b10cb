/** What the JDK's readers are known not to read right, told by what is in a file. Depends on nothing. */
package dev.slipstream.imageio.jdkerror;
