package dev.slipstream.imageio.png;

import dev.slipstream.imageio.reader.PixelLimit;
import dev.slipstream.imageio.reader.StreamEnd;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** What is refused before memory is taken for it. */
final class PngLimits {

    private static final PixelLimit PIXELS = new PixelLimit("PNG", Settings.current().pngPixels());

    /** Deflate makes at most this out of a byte: matches of 258 bytes, of which two need one bit each. */
    private static final int LARGEST_RATIO = 1032;

    /** Smaller images are tried, whatever their file has: there may be someone who looks at the rows that it has. */
    private static final long SMALL = 16L << 20;

    private PngLimits() {}

    static void checkPixels(PngHeader header) throws IIOException {
        PIXELS.check(header.width(), header.height());
    }

    /** Whether the file has enough bytes for all scanlines behind {@code position}. */
    static void checkPlausible(PngHeader header, ImageInputStream stream, long position) throws IOException {
        long size = ImageDecoder.size(header);
        long least = position + size / LARGEST_RATIO;
        // Who does not know the length is asked for a byte only if not even a row can be risked.
        boolean isAsked = size > SMALL && (stream.length() >= 0 || hasLongRows(header));
        if (isAsked && !StreamEnd.isBehind(stream, least - 1)) {
            throw new IIOException("PNG: the size is " + header.width() + " x " + header.height()
                    + ", which a file that ends before byte " + least + " cannot hold");
        }
    }

    /** Whether a row alone is large. */
    static boolean hasLongRows(PngHeader header) {
        return header.rowBytes(header.width()) > SMALL;
    }
}
