package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reader.PixelLimit;
import java.awt.Rectangle;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;

/** What is refused before memory is taken for it. */
final class BmpLimits {

    private static final PixelLimit PIXELS = new PixelLimit("BMP", "dev.slipstream.imageio.bmp.maxPixels");

    /** Smaller images are tried, whatever their file has: there may be someone who looks at the rows that it has. */
    private static final long SMALL = 16L << 20;

    /** Of larger ones that are not compressed, a file must have at least so small a part. */
    private static final int SMALLEST_PART = 64;

    /** Of larger ones that are, a byte of the file may be so many pixels: 16 runs of 255. */
    private static final int MOST_PIXELS_OF_A_BYTE = 4096;

    /** Arrays are not longer, with what is beside a row. */
    private static final long LONGEST = Integer.MAX_VALUE - 64L;

    private BmpLimits() {}

    static void checkSize(BmpHeader header) throws IIOException {
        PIXELS.check(header.width(), header.height());
        if (header.stride() > LONGEST && !header.compression().isEmbedded()) {
            throw BmpHeader.wrong("the width is " + header.width() + ", a row would have " + header.stride() + " bytes", 18);
        }
    }

    /** Whether the file has as many bytes as its image must have at least. */
    static void checkPlausible(BmpHeader header, ImageInputStream stream) throws IOException {
        long pixels = (long) header.width() * header.height();
        long least = header.isRunLengthCoded()
                ? pixels / MOST_PIXELS_OF_A_BYTE
                : header.stride() * header.height() / SMALLEST_PART;
        boolean isSmall = header.isRunLengthCoded() ? pixels <= SMALL : header.stride() * header.height() <= SMALL;
        if (!isSmall && !hasByte(stream, header.start() + header.pixelOffset() + least - 1)) {
            throw new IIOException("BMP: the size is " + header.width() + " x " + header.height()
                    + ", but the file ends before byte " + (header.pixelOffset() + least));
        }
    }

    private static boolean hasByte(ImageInputStream stream, long position) throws IOException {
        long length = stream.length();
        if (length >= 0) {
            return position < length;
        }
        stream.seek(position);
        return stream.read() >= 0;
    }

    /** Whether an image with these pixels, and those to the left and above, fits into an array. */
    static void checkDestination(ImageType type, Rectangle region) throws IIOException {
        long width = (long) region.x + region.width;
        long height = (long) region.y + region.height;
        long elements = type.masks() != null ? width * height : (width * type.bitsPerPixel() + 7) / 8 * height;
        if (elements > LONGEST) {
            throw new IIOException("BMP: an image of " + width + " x " + height + " is too large for this Java");
        }
    }

    /** Whether the header says of an embedded image no more than it is. */
    static void checkEmbedded(BmpHeader header, int width, int height) throws IIOException {
        long pixels = (long) header.width() * header.height();
        if (pixels > SMALL && pixels > (long) width * height) {
            throw new IIOException("BMP: the size is " + header.width() + " x " + header.height() + ", but that of the embedded "
                    + header.compression() + " is " + width + " x " + height);
        }
    }

    /** To be thrown where memory for an image is asked for, and only there: nothing else has been begun. */
    static IIOException noMemory(int width, int height, OutOfMemoryError e) {
        return new IIOException("BMP: no memory for an image of " + width + " x " + height, e);
    }
}
