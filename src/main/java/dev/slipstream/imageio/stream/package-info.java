/**
 * ImageIO streams that read and write every value in one window of bytes, filled and emptied by single bulk reads and
 * writes.
 *
 * <p>The package exports {@link dev.slipstream.imageio.stream.WindowedImageInputStream} and
 * {@link dev.slipstream.imageio.stream.WindowedImageOutputStream}. Their {@code of} methods open what the providers of
 * ImageIO open:
 *
 * <table>
 * <caption>Inputs, and who closes what</caption>
 * <thead>
 * <tr><th>input<th>read by<th>closing the stream
 * </thead>
 * <tbody>
 * <tr><td>{@code File}, {@code Path} of the default file system
 * <td>{@code RandomAccessFile}, 8 KiB at a time<td>closes the file
 * <tr><td>{@code Path} of another file system<td>its {@code SeekableByteChannel}<td>closes the file
 * <tr><td>{@code RandomAccessFile}
 * <td>the same, from its current position, which is the stream's first, too: as in JDK 25; JDK 17 counts from 0
 * <td>closes it, as the JDK does
 * <tr><td>{@code FileInputStream} on a file
 * <td>read ahead; what has been read is kept in memory, up to the memory threshold, or, if ImageIO may not use a
 * temporary file, while all streams together hold less than a quarter of the heap; beyond, it is read from the file
 * again
 * <td>leaves it just after the last byte consumed, unless the application has moved it
 * <tr><td>{@code ByteArrayInputStream}<td>read in its own array
 * <td>leaves it just after the last byte consumed, unless the application has moved it
 * <tr><td>any other {@code InputStream}
 * <td>exactly as far as requested, and kept in memory; large ones move to a temporary file if ImageIO may use one
 * <td>does not close it
 * <tr><td>{@code byte[]}, {@code ByteBuffer}
 * <td>the array itself; a direct or read-only buffer is copied 8 KiB at a time<td>nothing to close
 * <tr><td>{@code SeekableByteChannel}, {@code FileChannel}
 * <td>from its current position, 8 KiB at a time
 * <td>leaves it just after the last byte consumed
 * <tr><td>{@code ReadableByteChannel}<td>as an {@code InputStream}<td>does not close it
 * <tr><td>{@code URL}<td>{@code file:} as a {@code File}, others as their {@code InputStream}
 * <td>closes what it opened
 * </tbody>
 * </table>
 *
 * <table>
 * <caption>Outputs, and who closes what</caption>
 * <thead>
 * <tr><th>output<th>written by<th>closing the stream
 * </thead>
 * <tbody>
 * <tr><td>{@code File}, {@code Path} of the default file system
 * <td>{@code RandomAccessFile}, 8 KiB at a time, at {@code flush} and at {@code close}; never truncated, as in the JDK
 * <td>closes the file
 * <tr><td>{@code Path} of another file system
 * <td>its {@code SeekableByteChannel}, or, where it has none that reads and writes (ZIP), as an {@code OutputStream}
 * <td>closes the file
 * <tr><td>{@code RandomAccessFile}
 * <td>written through: every write ends with the bytes in the file, where it is, as with the JDK; positions as
 * for input
 * <td>closes it, as the JDK does
 * <tr><td>{@code OutputStream}
 * <td>memory until {@code flush} or {@code close} hands it over, once and in order; large parts that are not flushed
 * move to a temporary file if ImageIO may use one
 * <td>does not close it
 * <tr><td>{@code SeekableByteChannel}, {@code FileChannel}
 * <td>from its current position; one that cannot be read is written like an {@code OutputStream}
 * <td>leaves it after the furthest byte written
 * <tr><td>{@code WritableByteChannel}<td>as an {@code OutputStream}<td>does not close it
 * </tbody>
 * </table>
 *
 * <p>The JDK alone gives no stream, but null, for a {@code Path}, {@code URL}, {@code byte[]}, {@code ByteBuffer} or
 * channel.
 *
 * <p>A file that changes while it is read: what is in the window, at most 8 KiB, is as it was when it was read. The
 * file is read afresh by a seek to position 0 after Slipstream's BMP reader has read an image, and, of a {@code
 * RandomAccessFile}, which its owner may write to, by every {@code seek}. Otherwise an image of less than 8 KiB that is
 * read again from one stream is the old one; the JDK's is the new one.
 *
 * <p>Differences from the JDK's streams, beside their errors: what is written to a {@code File} waits in a window of 8
 * KiB. A full disk is noticed by the write, flush or close that empties it, so the JDK's GIF writer, and that of TIFF
 * for a small image, give the plain {@code IOException} and do not wrap it. Nothing is put into the file but bytes that
 * were written; if somebody else has changed one of these before the window was emptied, it is overwritten then. What
 * is read back is read 8 KiB ahead.
 *
 * <p>An application's own object, of whatever subclass, gets calls only that the JDK's streams make, too. A {@code
 * File} is asked for its path; a {@code RandomAccessFile} for its position when a stream is opened, and not only when
 * the stream seeks. An {@code InputStream} gets {@code read(b, off, n)} only, with n at most 8192, and off 0 if
 * ImageIO may use a temporary file. An {@code OutputStream} gets larger pieces (up to 64 KiB) than from the JDK, by
 * the same calls: {@code write(b, off, n)}, likewise, and {@code flush}. A channel, which the JDK has no stream for,
 * is read or written, asked whether it is open, and for its position and size, and set to a position; a {@code
 * FileChannel} by the methods that take a position. One that is only readable or only writable is not asked for
 * anything but bytes.
 *
 * <p>A cache file that cannot be deleted while it is open (Windows) is deleted when its stream is closed, at exit, or,
 * if the stream is garbage, when the next stream that may have such a file is opened. If the providers have been taken
 * out, the JDK deletes it at exit, unless it is then still open to be read. A device such as {@code NUL} or {@code
 * /dev/null} takes PNGs, where the JDK's stream loses its position and its writer throws.
 *
 * <p>The documentation of the module describes the system properties, the memory threshold among them.
 */
// The two streams read from one Source and write to one Sink for each kind of origin and destination. Depends on
// {@code settings} only; the providers depend on it.
//
// Guarded by the contract tests over every Backing and Destination (*ContractTest); against the JDK's streams by
// JdkDifferentialTest, SharedFileDifferentialTest, SharedInputDifferentialTest and LeftPositionTest; by InputCallsTest,
// InputStreamCallsTest and OutputCallsTest for what an application sees; by JdkStreamBugsTest.
@NullMarked
package dev.slipstream.imageio.stream;

import org.jspecify.annotations.NullMarked;
