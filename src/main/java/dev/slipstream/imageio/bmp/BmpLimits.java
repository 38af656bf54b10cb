package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.StreamReads;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** Refuses images that are too large, before memory is taken for them. */
final class BmpLimits {

    /** For large embedded images: deflate makes at most 1032 bytes of one, with a pixel in each bit; JPEG, fewer. */
    private static final int MOST_EMBEDDED_PIXELS_OF_A_BYTE = 1032 * 8;

    /** In bytes. A smaller image is decoded even if its file is cut short: the application may use its rows. */
    private static final long SMALL = 16L << 20;

    /** For uncompressed images larger than {@link #SMALL}: the file must have at least a 64th of the rows. */
    private static final int SMALLEST_PART = 64;

    /** For run-length coded images larger than {@link #SMALL}: a byte may be worth 16 runs of 255 pixels. */
    private static final int MOST_PIXELS_OF_A_BYTE = 4096;

    /** The longest array, less some elements that an array may have besides a row. */
    private static final long LONGEST = Integer.MAX_VALUE - 64L;

    private BmpLimits() {}

    static void checkSize(BmpHeader header) throws IIOException {
        DelegatingImageReader.checkPixels("BMP", header.width(), header.height(), Settings.current().bmpPixels());
        boolean isTooWide = header.stride() > LONGEST // and Java 2D counts bits of a row in an int
                || (header.bitsPerPixel() < Byte.SIZE && (long) header.width() * header.bitsPerPixel() > LONGEST);
        if (isTooWide && !header.compression().isEmbedded()) {
            throw header.wrong("the width is " + header.width() + ", a row would have " + header.stride() + " bytes",
                    18);
        }
    }

    /** Refuses an image that takes more than {@link #SMALL} bytes of memory if the file is much too short. */
    static void checkPlausible(BmpHeader header, ImageInputStream stream, long memory) throws IOException {
        if (memory <= SMALL) {
            return;
        }
        long least = header.isRunLengthCoded()
                ? (long) header.width() * header.height() / MOST_PIXELS_OF_A_BYTE
                : header.stride() * header.height() / SMALLEST_PART;
        if (!StreamReads.hasByte(stream, header.start() + header.pixelOffset() + least - 1)) {
            throw header.refused("BMP: the size is " + header.width() + " x " + header.height()
                    + ", but the file ends before byte " + (header.pixelOffset() + least));
        }
    }

    /** Refuses a new image of more elements than an array can have. */
    static void checkElements(long elements, int width, int height) throws IIOException {
        if (elements > LONGEST) {
            throw new IIOException("BMP: an image of " + width + " x " + height + " is too large for this Java");
        }
    }

    /** Refuses a large embedded image whose size is not that of the header, or too large for its bytes. */
    static void checkEmbedded(BmpHeader header, int width, int height, long pixelBytes, long bytes)
            throws IIOException {
        boolean isSame = header.width() == width && header.height() == height;
        long pixels = Math.max((long) header.width() * header.height(), (long) width * height);
        if (pixels * pixelBytes > SMALL && (!isSame || pixels / MOST_EMBEDDED_PIXELS_OF_A_BYTE > bytes)) {
            throw header.refused("BMP: the size is " + header.width() + " x " + header.height()
                    + ", but that of the embedded "
                    + header.compression() + ", of " + bytes + " bytes, is " + width + " x " + height);
        }
    }
}
