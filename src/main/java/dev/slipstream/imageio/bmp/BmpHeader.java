package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.format.ErrorText;
import dev.slipstream.imageio.format.StreamReads;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The file header, the DIB header and the masks after it, little endian. Positions count from the beginning of the
 * file.
 * <pre>
 *   0  "BM"                                    BITMAPFILEHEADER
 *   2  size of the file
 *   6  reserved, 4 bytes
 *  10  position of the pixels
 *  14  size of the DIB header
 *          if that is 12: Windows 2, OS/2 1    BITMAPCOREHEADER
 *  18  width, 2 bytes
 *  20  height, 2 bytes
 *  22  planes, 2 bytes
 *  24  bits per pixel, 2 bytes; the palette has entries of 3 bytes
 *          otherwise                           BITMAPINFOHEADER (40 bytes), OS22XBITMAPHEADER (16 to 64)
 *  18  width
 *  22  height, negative if the first row is the uppermost
 *  26  planes, 2 bytes
 *  28  bits per pixel, 2 bytes                 the shortest header of OS/2 2 ends here: missing fields are 0
 *  30  compression
 *  34  bytes of the image, or 0
 *  38  pixels per metre, horizontally
 *  42  pixels per metre, vertically
 *  46  colours used
 *  50  colours important
 *          Windows, from 52 bytes on, or after a header of 40 bytes if the compression is BITFIELDS:
 *  54  red mask                                BITMAPV2INFOHEADER (52)
 *  58  green mask
 *  62  blue mask
 *  66  alpha mask                              BITMAPV3INFOHEADER (56); after 40 bytes with ALPHABITFIELDS only
 *  70  colour space type                       BITMAPV4HEADER (108)
 *  74  end points: red, green, blue; of each x, y, z
 * 110  gamma: red, green, blue
 * 122  rendering intent                        BITMAPV5HEADER (124)
 * 126  position of the ICC profile, from byte 14 on
 * 130  its size
 * 134  reserved
 *          OS/2 2:
 *  54  units of the resolution, 2 bytes
 *  56  reserved, 2 bytes
 *  58  recording algorithm, 2 bytes: 0, the first row is the lowest
 *  60  halftoning algorithm and its two parameters, 10 bytes
 *  70  colour encoding: 0, RGB
 *  74  for the application
 * </pre>
 * Sources: [MS-WMF], the objects BitmapCoreHeader to BitmapV5Header, the Windows SDK's {@code wingdi.h}, the OS/2
 * Toolkit's {@code BITMAPINFOHEADER2}; for V2 and V3 Adobe's description of them; for the contents of real files, Jason
 * Summers' BMP Suite.
 */
final class BmpHeader {

    static final int CORE = 12;
    static final int INFO = 40;
    static final int V2 = 52;
    static final int V3 = 56;
    static final int V4 = 108;
    static final int V5 = 124;

    /** The colour space types by which the JDK's reader knows a profile. Files have 'LINK' and 'MBED' instead. */
    private static final int PROFILE_LINKED = 3;
    private static final int PROFILE_EMBEDDED = 4;

    private static final int SHORTEST_OS2 = 16;
    private static final int LONGEST_OS2 = 64;

    /** Where the DIB header begins. */
    static final int DIB = 14;

    /** Bytes that every file has: the file header and the shortest DIB header. */
    private static final int SHORTEST = DIB + CORE;

    /** Bytes up to V5's reserved field, which may be missing at the end of the file, as in the JDK. */
    private static final int USED = DIB + V5 - Integer.BYTES;

    private static final int MASKS = DIB + INFO;

    /** In bytes. A palette of 256 colours has 1,024. */
    private static final long LONGEST_EXCERPT = 1 << 16;

    /** The header, then zeros: fields that a short header does not have are 0. */
    private final byte[] bytes = new byte[DIB + V5];

    /** The stream position of byte 0. */
    private final long start;

    private final int size;
    private final Compression compression;
    private final Masks masks;

    /** The end of all headers and masks, where the palette begins, if there is one. */
    private final int end;

    private final long pixelOffset;

    /** Reads the header from the stream's position on. */
    BmpHeader(ImageInputStream stream) throws IOException {
        start = stream.getStreamPosition();
        read(stream, 0, SHORTEST);
        size = parseSize();
        int stop = Math.min(DIB + size, USED);
        if (stop > SHORTEST) {
            read(stream, SHORTEST, Math.min(stop, MASKS) - SHORTEST);
        }
        if (stop > MASKS) {
            read(stream, MASKS, stop - MASKS);
        }
        compression = parseCompression();
        end = DIB + size + readMasks(stream);
        masks = parseMasks();
        HeaderRules.check(this);
        pixelOffset = findPixels(stream);
    }

    /** The stated position, or, if that is 0 or does not count the palette, the one after the palette. */
    private long findPixels(ImageInputStream stream) throws IOException {
        long stated = statedPixelOffset();
        long colours = uint32(46);
        if (stated == 0 || (hasPalette() && stated - end < paletteEntrySize())) {
            long found = end + (colours == 0 && hasPalette() ? 1L << bitsPerPixel() : colours) * paletteEntrySize();
            boolean isPlausible = stated == 0 || (stated == end && (colours != 0 || hasPixels(stream, found)));
            if (!isPlausible) {
                throw wrong("the pixels begin at byte " + stated + ", there is no room for a palette", 10);
            }
            return found;
        }
        return stated;
    }

    /** Whether the file has pixels at a position: all of them, unless they are compressed. */
    private boolean hasPixels(ImageInputStream stream, long position) throws IOException {
        long bytes = isRunLengthCoded() ? Math.max(1, imageSize()) : stride() * (height() - 1) + rowBytes();
        return StreamReads.hasByte(stream, start + position + bytes - 1);
    }

    private void read(ImageInputStream stream, int at, int length) throws IOException {
        try {
            stream.readFully(bytes, at, length);
        } catch (EOFException e) {
            if (at == 0) {
                checkSignature(); // its error says more
            }
            long end = stream.getStreamPosition() - start;
            throw endOfHeader("BMP: the file ends within its header, at byte " + end, end, e);
        }
        if (at == 0) {
            checkSignature();
        }
    }

    /**
     * The exception for a file that ends at {@code position}, before its pixels: an {@code EOFException}, unless the
     * JDK's reader has refused the file before it gets there.
     */
    IOException endOfHeader(String message, long position, @Nullable EOFException stream) {
        String jdk = statedPixelOffset() > position ? JdkRules.beforePalette(this) : JdkRules.refusal(this);
        return end(jdk, message, position, stream);
    }

    /** The same for a file that ends within its pixels. */
    IOException end(String message, long position, @Nullable EOFException stream) {
        return end(JdkRules.refusal(this), message, position, stream);
    }

    /** Adds the stream's exception as a suppressed one: the JDK's exception has no cause. */
    private IOException end(@Nullable String jdk, String message, long position, @Nullable EOFException stream) {
        boolean isInHeader = position < (isCore() ? SHORTEST : MASKS);
        IOException end = jdk == null || isInHeader ? new EOFException(message) : refused(jdk, message);
        if (stream != null) {
            end.addSuppressed(stream);
        }
        return end;
    }

    private void checkSignature() throws IIOException {
        if (!hasSignature()) {
            throw wrong("the signature is " + Integer.toHexString(bytes[0] & 0xff) + " "
                    + Integer.toHexString(bytes[1] & 0xff) + " instead of \"BM\"", 0);
        }
    }

    private int parseSize() throws IIOException {
        int size = int32(DIB);
        boolean isWindows = size == CORE || size == INFO || size == V2 || size == V3 || size == V4 || size == V5;
        if (isWindows || (size >= SHORTEST_OS2 && size <= LONGEST_OS2 && size % 2 == 0)) {
            return size;
        }
        throw wrong("the size of the header is " + (size & 0xffff_ffffL), DIB);
    }

    private Compression parseCompression() throws IIOException {
        int code = int32(30);
        Compression known = Compression.of(code, isOs2());
        if (known == null && hasMasks() && (bitsPerPixel() == 1 || bitsPerPixel() >= 16)) {
            return Compression.BITFIELDS; // the JDK's reader accepts any number here
        }
        if (known == null) {
            throw wrong("the compression is " + (code & 0xffff_ffffL), 30);
        }
        return known;
    }

    /** Reads masks that follow a header of 40 bytes; returns their length. */
    private int readMasks(ImageInputStream stream) throws IOException {
        if (size != INFO || compression != Compression.BITFIELDS) {
            return 0;
        }
        int length = int32(30) == 3 ? 3 * Integer.BYTES : 4 * Integer.BYTES;
        read(stream, MASKS, length);
        return length;
    }

    private Masks parseMasks() {
        if (bitsPerPixel() != 16 && bitsPerPixel() != 32) {
            return Masks.NONE;
        }
        if (!hasMasksOfItsOwn()) {
            Masks usual = bitsPerPixel() == 16 ? Masks.RGB_555 : Masks.RGB_888;
            // The JDK's reader takes the alpha mask, though masks are documented to be valid with BITFIELDS only.
            return bitsPerPixel() == 32 && hasMasks() ? usual.withAlpha(int32(66)) : usual;
        }
        if (bitsPerPixel() == 32) {
            return new Masks(int32(54), int32(58), int32(62), int32(66));
        }
        int alpha = hasMasks() ? 0 : uint16(66); // the JDK's reader has no alpha in 16 bits
        return new Masks(uint16(54), uint16(58), uint16(62), alpha);
    }

    private boolean hasMasksOfItsOwn() {
        return compression != Compression.RGB && (hasMasks() || compression == Compression.BITFIELDS);
    }

    /** The masks as the JDK's reader takes them: of 16 bits, too, with all bits of the file, and without alpha. */
    Masks masksOfTheJdk() {
        int alpha = bitsPerPixel() == 16 ? 0 : int32(66);
        return hasMasksOfItsOwn() ? new Masks(int32(54), int32(58), int32(62), alpha) : masks;
    }

    /** An error of the header, with the text and the cause of the JDK's reader if that refuses the header, too. */
    IIOException wrong(String what, long position) {
        return refused("BMP: " + what + ", at byte " + position);
    }

    /** The same with all that is known of the file in {@code details}. */
    IIOException refused(String details) {
        return refused(JdkRules.refusal(this), details);
    }

    private IIOException refused(@Nullable String jdk, String details) {
        IIOException refusal = new IIOException(ErrorText.of(jdk, details));
        if (JdkRules.HAS_CAUSE.equals(jdk)) {
            refusal.initCause(JdkRules.cause(this));
        }
        return refusal;
    }

    /** Whether the first bytes are those of every BMP. */
    boolean hasSignature() {
        return bytes[0] == 'B' && bytes[1] == 'M';
    }

    /** The stream position of the file's first byte; all other positions count from there. */
    long start() {
        return start;
    }

    int width() {
        return isCore() ? uint16(18) : int32(18);
    }

    int height() {
        return Math.abs(signedHeight());
    }

    /** Negative if the first row is the uppermost. */
    int signedHeight() {
        return isCore() ? uint16(20) : int32(22);
    }

    boolean isTopDown() {
        return signedHeight() < 0;
    }

    int bitsPerPixel() {
        return uint16(isCore() ? 24 : 28);
    }

    Compression compression() {
        return compression;
    }

    Masks masks() {
        return masks;
    }

    /** Bytes of the DIB header: its version. */
    int dibSize() {
        return size;
    }

    /** Where the pixels begin according to the header; 0 if it does not say. */
    long statedPixelOffset() {
        return uint32(10);
    }

    /** Of OS/2 2, where only 0 is known; 0 in other headers. */
    int recordingAlgorithm() {
        return isOs2() ? uint16(58) : 0;
    }

    /** Of OS/2 2, where only 0 is known; 0 in other headers. */
    int colourEncoding() {
        return isOs2() ? int32(70) : 0;
    }

    boolean isCore() {
        return size == CORE;
    }

    /** Whether the header is one of OS/2 2, with a size that no header of Windows has. */
    boolean isOs2() {
        return size > CORE && size <= LONGEST_OS2 && size != INFO && size != V2 && size != V3;
    }

    private boolean hasMasks() {
        return size >= V2 && !isOs2();
    }

    /** Whether the pixels are run-length coded. Pixels of more than 8 bits are so in files of OS/2 only. */
    boolean isRunLengthCoded() {
        return (compression == Compression.RLE4 && bitsPerPixel() == 4)
                || (compression == Compression.RLE8 && bitsPerPixel() == 8)
                || (compression == Compression.RLE24 && bitsPerPixel() == 24);
    }

    boolean hasPalette() {
        return bitsPerPixel() <= 8 && !compression.isEmbedded();
    }

    /** Where the palette begins. */
    int paletteOffset() {
        return end;
    }

    /** Bytes of an entry of the palette: blue, green, red and, except in the core header, an unused one. */
    int paletteEntrySize() {
        return isCore() ? 3 : 4;
    }

    /** Entries of the palette: those that fit before the pixels, as for the JDK's reader, at most one for an index. */
    int paletteEntries() {
        return (int) Math.min(paletteRoom(), 1 << bitsPerPixel());
    }

    /** How many entries fit before the pixels, whatever the number of bits per pixel. */
    private long paletteRoom() {
        return Math.max(0, (pixelOffset() - end) / paletteEntrySize());
    }

    /** Fails if the file ends before the last entry that fits before the pixels: the JDK's reader reads them all. */
    void checkPalette(ImageInputStream stream) throws IOException {
        long room = paletteRoom();
        boolean isReadByTheJdk = size != INFO || !(compression == Compression.BITFIELDS || compression.isEmbedded());
        if (isReadByTheJdk && room > (hasPalette() ? paletteEntries() : 0)) {
            long last = room * paletteEntrySize() + end - 1;
            if (!StreamReads.hasByte(stream, start + last)) {
                throw endOfHeader("BMP: the file ends before byte " + (last + 1) + ", and its pixels begin at byte "
                        + pixelOffset(), last, null);
            }
        }
    }

    /** Where the pixels begin. */
    long pixelOffset() {
        return pixelOffset;
    }

    /** The bytes that the JDK's reader needs for metadata; null if they are long, or if it needs an ICC profile. */
    byte @Nullable [] excerpt(ImageInputStream stream) throws IOException {
        long length = Math.max(pixelOffset(), end + 4L * coloursUsed());
        if (length > LONGEST_EXCERPT || hasProfile()) {
            return null;
        }
        long position = stream.getStreamPosition();
        stream.seek(start);
        byte[] excerpt = new byte[(int) length];
        int there = StreamReads.fill(stream, excerpt, 0, excerpt.length);
        stream.seek(position);
        return there == excerpt.length ? excerpt : Arrays.copyOf(excerpt, there);
    }

    /** The length of the file according to its header. */
    long fileSize() {
        return uint32(2);
    }

    /** The length of the pixels according to the header; 0 if it does not say. */
    long imageSize() {
        return uint32(34);
    }

    /** Bytes from one row to the next: rows are padded to 4 bytes. */
    long stride() {
        return ((long) width() * bitsPerPixel() + 31) / 32 * 4;
    }

    /** Bytes of a row, without the padding. */
    long rowBytes() {
        return ((long) width() * bitsPerPixel() + 7) / 8;
    }

    int compressionCode() {
        return int32(30);
    }

    int xPixelsPerMetre() {
        return int32(38);
    }

    int yPixelsPerMetre() {
        return int32(42);
    }

    int coloursUsed() {
        return int32(46);
    }

    int coloursImportant() {
        return int32(50);
    }

    /** Of V4 and V5; otherwise 0. */
    int colourSpace() {
        return size >= V4 ? int32(70) : 0;
    }

    /** Whether the JDK's reader takes the colours from an ICC profile. */
    boolean hasProfile() {
        return colourSpace() == PROFILE_LINKED || colourSpace() == PROFILE_EMBEDDED;
    }

    /** A number of V4's and V5's end points, in the order of the file: 0 is red's x. */
    int endPoint(int index) {
        return int32(74 + index * Integer.BYTES);
    }

    /** Of V5; otherwise 0. */
    int intent() {
        return size >= V5 ? int32(122) : 0;
    }

    // Byte by byte: few fields are read, and the first VarHandle takes a fresh Java as long as a small image.

    private int uint16(int at) {
        return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
    }

    private int int32(int at) {
        return uint16(at) | uint16(at + 2) << 16;
    }

    private long uint32(int at) {
        return int32(at) & 0xffff_ffffL;
    }
}
