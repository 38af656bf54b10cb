/**
 * What the tests of all readers share, and the tests that are the same for all formats: the JDK's reader and
 * Slipstream's do the same, and every difference in what they return, report or leave behind is a failure.
 */
package dev.slipstream.imageio.reading;
