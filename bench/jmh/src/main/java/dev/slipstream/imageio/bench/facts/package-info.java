/**
 * What ImageIO makes of an image, as facts that two JVMs can compare: what it reads from somewhere, and what it writes
 * to somewhere. {@code JdkError} knows where the JDK is wrong.
 */
package dev.slipstream.imageio.bench.facts;
