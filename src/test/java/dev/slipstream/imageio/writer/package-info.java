/** What writers of all formats share, tested without any format. */
package dev.slipstream.imageio.writer;
