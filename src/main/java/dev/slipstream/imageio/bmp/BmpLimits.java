package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.DelegatingImageReader;
import dev.slipstream.imageio.format.StreamReads;
import dev.slipstream.imageio.settings.Settings;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** Refuses images that are too large, before memory is taken for them. */
final class BmpLimits {

    /** Of a larger embedded image: deflate makes at most 1032 bytes of one, with a pixel in each bit. JPEG has less. */
    private static final int MOST_EMBEDDED_PIXELS_OF_A_BYTE = 1032 * 8;

    /** In bytes. A smaller image is decoded even if its file is cut short: the application may use its rows. */
    private static final long SMALL = 16L << 20;

    /** Of a larger image that is not compressed, a file must have at least a part as small as this. */
    private static final int SMALLEST_PART = 64;

    /** Of a larger image that is compressed, a byte of the file may be so many pixels: 16 runs of 255. */
    private static final int MOST_PIXELS_OF_A_BYTE = 4096;

    /** The longest array, with room for what is beside a row. */
    private static final long LONGEST = Integer.MAX_VALUE - 64L;

    private BmpLimits() {}

    static void checkSize(BmpHeader header) throws IIOException {
        DelegatingImageReader.checkPixels("BMP", header.width(), header.height(), Settings.current().bmpPixels());
        boolean isTooWide = header.stride() > LONGEST // and Java 2D counts bits of a row in an int
                || (header.bitsPerPixel() < Byte.SIZE && (long) header.width() * header.bitsPerPixel() > LONGEST);
        if (isTooWide && !header.compression().isEmbedded()) {
            throw BmpHeader.wrong("the width is " + header.width() + ", a row would have " + header.stride() + " bytes",
                    18);
        }
    }

    /** Refuses an image that takes much memory if the file has fewer bytes than it must have at least. */
    static void checkPlausible(BmpHeader header, ImageInputStream stream, long memory) throws IOException {
        if (memory <= SMALL) {
            return;
        }
        long least = header.isRunLengthCoded()
                ? (long) header.width() * header.height() / MOST_PIXELS_OF_A_BYTE
                : header.stride() * header.height() / SMALLEST_PART;
        if (!StreamReads.hasByte(stream, header.start() + header.pixelOffset() + least - 1)) {
            throw new IIOException("BMP: the size is " + header.width() + " x " + header.height()
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
            throw new IIOException("BMP: the size is " + header.width() + " x " + header.height()
                    + ", but that of the embedded "
                    + header.compression() + ", of " + bytes + " bytes, is " + width + " x " + height);
        }
    }
}
