package dev.slipstream.imageio.jdkerror;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/** Those fields of a BMP's headers that decide what the JDK's reader makes of it; one that is not there is 0. */
record BmpFields(ByteBuffer bmp, int headerSize) {

    /** The channel of a mask. */
    static final int ALPHA = 3;

    static final int BITFIELDS = 3;
    static final int ALPHABITFIELDS = 6;

    static final int INFO = 40;
    static final int V3 = 56;
    static final int V4 = 108;

    private static final int CORE = 12;
    private static final int SHORT_OS2 = 16;
    private static final int V2 = 52;
    private static final int LONG_OS2 = 64;

    private static final int DIB = 14;
    private static final int MASKS = DIB + INFO;
    private static final int RGB_MASKS = 3;
    private static final int RGBA_MASKS = 4;

    /** Of a BMP that is not cut within a header, and whose header is of a size that headers have. */
    static Optional<BmpFields> of(byte[] file) {
        if (file.length < DIB + CORE || file[0] != 'B' || file[1] != 'M') {
            return Optional.empty();
        }
        ByteBuffer bmp = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int size = bmp.getInt(DIB);
        boolean known = size == CORE || (size >= SHORT_OS2 && size <= LONG_OS2) || size >= V4;
        return known && size <= file.length - DIB ? Optional.of(new BmpFields(bmp, size)) : Optional.empty();
    }

    boolean isCore() {
        return headerSize == CORE;
    }

    /** Whether the header is one that OS/2 2 has and Windows has not. */
    boolean isOs2() {
        return !isCore() && headerSize != INFO && headerSize != V2 && headerSize != V3 && headerSize <= LONG_OS2;
    }

    /** What the file says its length is. */
    long declaredSize() {
        return Integer.toUnsignedLong(bmp.getInt(2));
    }

    long size() {
        return bmp.capacity();
    }

    long pixelOffset() {
        return Integer.toUnsignedLong(bmp.getInt(10));
    }

    int width() {
        return isCore() ? Short.toUnsignedInt(bmp.getShort(18)) : bmp.getInt(18);
    }

    /** Whatever the order of the rows. */
    int height() {
        return isCore() ? Short.toUnsignedInt(bmp.getShort(20)) : Math.abs(bmp.getInt(22));
    }

    int bits() {
        return Short.toUnsignedInt(bmp.getShort(isCore() ? 24 : 28));
    }

    int compression() {
        return headerSize < INFO ? 0 : bmp.getInt(30);
    }

    /** What the file says the length of its pixels is; 0 if it does not say. */
    long imageSize() {
        return headerSize < INFO ? 0 : Integer.toUnsignedLong(bmp.getInt(34));
    }

    /** Where the palette begins, if there is one. */
    int paletteOffset() {
        return DIB + headerSize + (headerSize == INFO ? maskCount() * Integer.BYTES : 0);
    }

    /** In the header or after it: red 0, green 1, blue 2, alpha 3. */
    int mask(int channel) {
        int at = MASKS + channel * Integer.BYTES;
        return channel < maskCount() && at + Integer.BYTES <= bmp.capacity() ? bmp.getInt(at) : 0;
    }

    boolean hasMaskOfAllBits() {
        boolean all = false;
        for (int channel = 0; channel <= ALPHA; channel++) {
            all |= mask(channel) == -1;
        }
        return all;
    }

    boolean isOffsetInHeader() {
        return pixelOffset() < DIB + headerSize;
    }

    private int maskCount() {
        if (headerSize == INFO) {
            return compression() == BITFIELDS ? RGB_MASKS : compression() == ALPHABITFIELDS ? RGBA_MASKS : 0;
        }
        return headerSize == V2 ? RGB_MASKS : headerSize == V3 || headerSize >= V4 ? RGBA_MASKS : 0;
    }
}
