/**
 * What the tests of all writers share: the JDK's writer and Slipstream's do the same, and every difference in what they
 * return, report or leave behind is a failure. Knows no format, but is given one; depends on {@code testing} and
 * {@code reading}.
 */
package dev.slipstream.imageio.writing;
