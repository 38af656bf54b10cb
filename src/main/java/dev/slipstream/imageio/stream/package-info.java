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
 * <td>read ahead; what has been read is kept in memory up to the memory threshold, and read from the file again beyond
 * <td>leaves it just behind the last byte consumed, unless the application has moved it
 * <tr><td>{@code ByteArrayInputStream}<td>read where it lies
 * <td>leaves it just behind the last byte consumed, unless the application has moved it
 * <tr><td>any other {@code InputStream}
 * <td>exactly as far as asked, and kept in memory; large ones move to a temporary file if ImageIO may use one
 * <td>does not close it
 * <tr><td>{@code byte[]}, {@code ByteBuffer}
 * <td>the array itself; a direct or read-only buffer is copied 8 KiB at a time<td>nothing to close
 * <tr><td>{@code SeekableByteChannel}, {@code FileChannel}
 * <td>from its current position; what is read again is kept in memory, up to the memory threshold
 * <td>leaves it just behind the last byte consumed
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
 * <td>written through: every write ends with the bytes in the file, where it stands, as with the JDK; positions as
 * for input
 * <td>closes it, as the JDK does
 * <tr><td>{@code OutputStream}
 * <td>memory until {@code flush} or {@code close} hands it over, once and in order; large parts that are not flushed
 * move to a temporary file if ImageIO may use one
 * <td>does not close it
 * <tr><td>{@code SeekableByteChannel}, {@code FileChannel}
 * <td>from its current position; one that cannot be read is written like an {@code OutputStream}
 * <td>leaves it behind the furthest byte written
 * <tr><td>{@code WritableByteChannel}<td>as an {@code OutputStream}<td>does not close it
 * </tbody>
 * </table>
 *
 * <p>Differences from the JDK's streams, beside their errors: what is written to a {@code File} waits in a window of 8
 * KiB. A full disk is noticed by the write, flush or close that empties it, so the JDK's GIF writer, and that of TIFF
 * for a small image, give the plain {@code IOException} and do not wrap it.
 *
 * <p>A cache file that cannot be deleted while it is open (Windows) is deleted when its stream is closed, at exit, or,
 * if the stream is garbage, when the next such file is opened. If the providers have been taken out, the JDK deletes it
 * at exit, unless it is then still open to be read. A device such as {@code NUL} or {@code /dev/null} takes PNGs, where
 * the JDK's stream loses its position and its writer throws.
 *
 * <p>The documentation of the module describes the system properties, the memory threshold among them.
 */
// Behind the two streams stands one Source or Sink for each kind of origin and destination. This package depends on
// nothing of Slipstream; the providers depend on it.
@NullMarked
package dev.slipstream.imageio.stream;

import org.jspecify.annotations.NullMarked;
