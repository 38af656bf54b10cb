package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.StreamReads;
import dev.slipstream.imageio.png.file.PngHeader;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** Refuses images that are too large, before memory is taken for them. */
public final class PngLimits {

    /** The most bytes that deflate makes of one: matches of 258 bytes, each with one bit for length and distance. */
    private static final int LARGEST_RATIO = 1032;

    /** In bytes. An image of this size is decoded even if its file is cut short: an application may use its rows. */
    private static final long SMALL = 16L << 20;

    /** In bytes. A row must fit into an array together with all else that the window holds. */
    private static final int LONGEST_ROW = Integer.MAX_VALUE - (1 << 20);

    /** The JDK's reader counts pixels in an int. */
    private static final int JDK_MOST_PIXELS = Integer.MAX_VALUE - 2;

    private PngLimits() {}

    /**
     * Checks the size of an image.
     *
     * @param start the stream position where the file begins
     * @param isNew whether memory is taken for the pixels: there is no destination yet
     * @throws IIOException if there are too many pixels, or the file has too few bytes for them
     */
    public static void check(PngHeader header, ImageInputStream stream, long start, boolean isNew) throws IOException {
        if ((long) header.width() * header.height() > JDK_MOST_PIXELS) { // and the JDK's text
            throw new IIOException("Can not read image of the size " + header.width() + " by " + header.height());
        }
        DelegatingImageReader.checkPixels("PNG", header.width(), header.height(), Settings.current().pngPixels());
        long rowBytes = header.rowBytes(header.width());
        if (rowBytes > LONGEST_ROW) {
            throw new IIOException("PNG: the width is " + header.width() + ", a scanline would have " + rowBytes
                    + " bytes");
        }
        boolean hasLongRows = rowBytes > SMALL;
        if (isNew || hasLongRows) {
            checkPlausible(header, stream, start + PngHeader.LENGTH, hasLongRows);
        }
    }

    /** Refuses a file that has too few bytes after {@code position} for all scanlines. */
    private static void checkPlausible(PngHeader header, ImageInputStream stream, long position, boolean hasLongRows)
            throws IOException {
        long size = header.size();
        long last = position + size / LARGEST_RATIO - 1;
        // If the length of the stream is unknown, a byte is read only if a single row takes much memory.
        boolean isAsked = size > SMALL && (stream.length() >= 0 || hasLongRows);
        if (isAsked && !StreamReads.hasByte(stream, last)) {
            throw new IIOException("PNG: the size is " + header.width() + " x " + header.height()
                    + ", which a file that ends before byte " + (last + 1) + " cannot hold");
        }
    }
}
