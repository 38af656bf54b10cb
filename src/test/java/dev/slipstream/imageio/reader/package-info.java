/** What readers of all formats share, tested without any format. */
package dev.slipstream.imageio.reader;
