/**
 * What the tests of all readers share: the JDK's reader and Slipstream's do the same, and every difference in what they
 * return, tell and leave behind is a failure. Knows no format, but is given one; depends on {@code testing} and on the
 * streams.
 */
package dev.slipstream.imageio.reading;
