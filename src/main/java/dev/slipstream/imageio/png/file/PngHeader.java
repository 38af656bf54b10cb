package dev.slipstream.imageio.png.file;

import dev.slipstream.imageio.format.ErrorText;
import java.io.EOFException;
import java.io.IOException;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The first 33 bytes of a file (PNG specification, sections 5.2 and 11.2.2): the signature and the IHDR chunk.
 * <pre>
 *    0  signature, 8 bytes
 *    8  length of IHDR, 13
 *   12  "IHDR"
 *   16  width
 *   20  height
 *   24  bit depth, of a sample or a palette index
 *   25  colour type
 *   26  compression method, 0
 *   27  filter method, 0
 *   28  interlace method, 1 for Adam7
 *   29  CRC, which is skipped, as by the JDK's reader
 * </pre>
 */
public record PngHeader(int width, int height, int bitDepth, int colourType, boolean isInterlaced) {

    public static final int LENGTH = 33;

    /** The most bytes that a pixel has: RGBA of 16 bits. */
    public static final int LONGEST_PIXEL = 8;

    /** How many bytes are read: all but the CRC. */
    private static final int READ = 29;

    private static final int IHDR_LENGTH = 13;

    public static final int GRAY = 0;
    public static final int RGB = 2;
    public static final int PALETTE = 3;
    public static final int GRAY_ALPHA = 4;
    public static final int RGB_ALPHA = 6;

    /** What the JDK's reader says of any wrong header. */
    private static final String JDK_TEXT = "I/O error reading PNG header!";

    private static final long SIGNATURE = 0x89504e470d0a1a0aL;

    /**
     * Reads the header from the stream's position on, and flushes it. If that fails, the exception has the cause that
     * the JDK's reader gives it, and the stream is left where the JDK's reader leaves it.
     */
    public static PngHeader read(ImageInputStream stream) throws IIOException {
        try {
            long start = stream.getStreamPosition();
            byte[] b = new byte[READ];
            readBeginning(stream, b, start);
            stream.skipBytes(LENGTH - READ);
            stream.flushBefore(stream.getStreamPosition());
            return parse(b, start);
        } catch (IIOException e) {
            throw e;
        } catch (IOException e) {
            throw new IIOException(ErrorText.of(JDK_TEXT, String.valueOf(e.getMessage())), e);
        }
    }

    private static void readBeginning(ImageInputStream stream, byte[] b, long start) throws IOException {
        int there = READ;
        @Nullable EOFException end = null;
        try {
            stream.readFully(b);
        } catch (EOFException e) {
            there = (int) (stream.getStreamPosition() - start);
            end = e;
        }
        int wrong = wrongBeginning(b, there);
        if (wrong > 0) { // "this is no PNG" says more than "the file ends"
            stream.seek(start + wrong);
            throw wrongAt(wrong, b, start);
        }
        if (end != null) {
            throw new IIOException(
                    ErrorText.of(JDK_TEXT, "the file ends within its header, at byte " + (start + there)), end);
        }
    }

    /** The end of the first wrong field within the first {@code there} bytes; 0 if none is wrong. */
    private static int wrongBeginning(byte[] b, int there) {
        return there >= 8 && signature(b) != SIGNATURE ? 8
                : there >= 12 && intAt(b, 8) != IHDR_LENGTH ? 12
                : there >= 16 && intAt(b, 12) != ChunkType.IHDR ? 16 : 0;
    }

    private static IIOException wrongAt(int end, byte[] b, long start) {
        return switch (end) {
            case 8 -> wrong("the signature is " + Long.toHexString(signature(b)), start, "Bad PNG signature!");
            case 12 -> wrong("the first chunk has " + intAt(b, 8) + " bytes, IHDR must have 13", start + 8,
                    "Bad length for IHDR chunk!");
            default -> wrong("the first chunk is " + ChunkType.name(intAt(b, 12)) + " instead of IHDR", start + 12,
                    "Bad type for IHDR chunk!");
        };
    }

    private static long signature(byte[] b) {
        return (long) intAt(b, 0) << Integer.SIZE | (intAt(b, 4) & 0xffff_ffffL);
    }

    private static PngHeader parse(byte[] b, long start) throws IIOException {
        int width = intAt(b, 16);
        int height = intAt(b, 20);
        if (width <= 0 || height <= 0) {
            throw wrong("the size is " + width + " x " + height, start + 16,
                    width <= 0 ? "Image width <= 0!" : "Image height <= 0!");
        }
        int depth = b[24] & 0xff;
        int colourType = b[25] & 0xff;
        if (!isPossible(colourType, depth)) {
            throw wrong("colour type " + colourType + " with bit depth " + depth, start + 24,
                    !isPossible(GRAY, depth) ? "Bit depth must be 1, 2, 4, 8, or 16!"
                            : !isPossible(colourType, 8) ? "Color type must be 0, 2, 3, 4, or 6!"
                            : "Bad color type/bit depth combination!");
        }
        if (b[26] != 0 || b[27] != 0 || (b[28] & 0xfe) != 0) {
            throw wrong("the compression method is " + (b[26] & 0xff) + ", the filter method " + (b[27] & 0xff)
                    + ", the interlace method " + (b[28] & 0xff) + ", must be 0, 0, and 0 or 1", start + 26,
                    b[26] != 0 ? "Unknown compression method (not 0)!"
                            : b[27] != 0 ? "Unknown filter method (not 0)!" : "Unknown interlace method (not 0 or 1)!");
        }
        return new PngHeader(width, height, depth, colourType, b[28] == 1);
    }

    /** Gets an int byte by byte: a fresh JVM takes as long for its first VarHandle as for a small image. */
    public static int intAt(byte[] b, int index) {
        return (b[index] & 0xff) << 24 | (b[index + 1] & 0xff) << 16
                | (b[index + 2] & 0xff) << 8 | (b[index + 3] & 0xff);
    }

    private static boolean isPossible(int colourType, int depth) {
        return switch (colourType) {
            case GRAY -> depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
            case PALETTE -> depth == 1 || depth == 2 || depth == 4 || depth == 8;
            case RGB, GRAY_ALPHA, RGB_ALPHA -> depth == 8 || depth == 16;
            default -> false;
        };
    }

    /** {@code jdk}: the text of the cause, which is the JDK's. */
    private static IIOException wrong(String what, long position, String jdk) {
        return new IIOException(ErrorText.of(JDK_TEXT, what + ", at byte " + position), new IIOException(jdk));
    }

    /** Begins a file with the signature and this header. */
    public void addTo(ChunkBuffer chunks) {
        chunks.add((int) (SIGNATURE >> Integer.SIZE));
        chunks.add((int) SIGNATURE);
        chunks.begin(ChunkType.IHDR);
        chunks.add(width);
        chunks.add(height);
        chunks.add((byte) bitDepth);
        chunks.add((byte) colourType);
        chunks.add((byte) 0);
        chunks.add((byte) 0);
        chunks.add((byte) (isInterlaced ? 1 : 0));
        chunks.end();
    }

    /** Samples of a pixel in the file; a palette index is one. */
    public int bands() {
        return switch (colourType) {
            case RGB -> 3;
            case GRAY_ALPHA -> 2;
            case RGB_ALPHA -> 4;
            default -> 1;
        };
    }

    public int bitsPerPixel() {
        return bands() * bitDepth;
    }

    /** Bytes from a pixel to the one to its left, as the filters count them: at least 1. */
    public int bytesPerPixel() {
        return (bitsPerPixel() + 7) >> 3;
    }

    /** Bytes of a scanline of {@code pixels} pixels, without the filter type. */
    public long rowBytes(int pixels) {
        return ((long) pixels * bitsPerPixel() + 7) >> 3;
    }

    /** Bytes of all scanlines of an image that is not interlaced. */
    public long size() {
        return height * (1 + rowBytes(width));
    }
}
