/** What readers and writers of all formats share, tested without any format. */
package dev.slipstream.imageio.format;
