package dev.slipstream.imageio.png;

import java.io.IOException;
import java.lang.System.Logger.Level;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** What is refused before memory is taken for it. */
final class PngLimits {

    private static final String PROPERTY = "dev.slipstream.imageio.png.maxPixels";

    /** The JDK's reader counts pixels in an int. */
    private static final long JDK_MOST_PIXELS = Integer.MAX_VALUE - 2L;

    private static final long MOST_PIXELS = mostPixels();

    /** Deflate makes at most this out of a byte: matches of 258 bytes, of which two need one bit each. */
    private static final int LARGEST_RATIO = 1032;

    /** Smaller images are tried, whatever their file has: there may be someone who looks at the rows that it has. */
    private static final long SMALL = 16L << 20;

    private PngLimits() {}

    private static long mostPixels() {
        String value = "";
        try {
            value = System.getProperty(PROPERTY, "").trim();
            if (value.isEmpty()) {
                return JDK_MOST_PIXELS;
            }
            long pixels = Long.parseLong(value);
            if (pixels >= 1) {
                return Math.min(pixels, JDK_MOST_PIXELS);
            }
        } catch (NumberFormatException | SecurityException e) {
            // The same as a number that is none of pixels.
        }
        System.getLogger("dev.slipstream.imageio").log(Level.WARNING,
                PROPERTY + "=" + value + " is not a number of pixels; using " + JDK_MOST_PIXELS);
        return JDK_MOST_PIXELS;
    }

    static void checkPixels(PngHeader header) throws IIOException {
        long pixels = (long) header.width() * header.height();
        if (pixels > MOST_PIXELS) {
            throw new IIOException("PNG: the size is " + header.width() + " x " + header.height() + ", more than "
                    + MOST_PIXELS + " pixels");
        }
    }

    /** Whether the file has enough bytes for all scanlines behind {@code position}; if nobody knows, it has. */
    static void checkPlausible(PngHeader header, ImageInputStream stream, long position) throws IOException {
        long size = ImageDecoder.size(header);
        if (size > SMALL) {
            long length = stream.length();
            if (length >= 0 && size / LARGEST_RATIO > length - position) {
                throw new IIOException("PNG: the size is " + header.width() + " x " + header.height() + ", which the "
                        + Math.max(0, length - position) + " bytes from byte " + position + " on cannot hold");
            }
        }
    }
}
