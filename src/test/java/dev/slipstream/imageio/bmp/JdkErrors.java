package dev.slipstream.imageio.bmp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The files that the JDK's reader reads, but not right, and those that it had better not be given. */
final class JdkErrors {

    /** Pixels for which the JDK is not asked to take memory. */
    private static final long LARGE = 1L << 23;

    /** Pixels that may be more than 16 MiB. */
    private static final long LARGE_EMBEDDED = 1L << 21;

    private static final int HEADER_SIZE = 14;
    private static final int MASKS = 54;
    private static final int SHORTEST = 70;

    private final ByteBuffer file;
    private final int headerSize;
    private final int bits;
    private final int compression;

    private JdkErrors(byte[] bytes) {
        file = ByteBuffer.wrap(Arrays.copyOf(bytes, Math.max(bytes.length, SHORTEST))).order(ByteOrder.LITTLE_ENDIAN);
        headerSize = file.getInt(HEADER_SIZE);
        bits = file.getShort(isCore() ? 24 : 28) & 0xffff;
        compression = isCore() ? BmpBuilder.RGB : file.getInt(30);
    }

    /** Whether it would take memory for what the header says, without a look at the length of the file. */
    static boolean isTooLargeToAsk(byte[] bytes) {
        JdkErrors errors = new JdkErrors(bytes);
        return errors.pixels() > LARGE || (errors.isEmbedded() && errors.file.getInt(34) > LARGE);
    }

    /** Whether it gives another image than it should. */
    static boolean isWrong(byte[] bytes) {
        JdkErrors errors = new JdkErrors(bytes);
        return errors.isAlphaIgnored() || errors.isDividedByZero() || errors.isLastRowLost(bytes.length)
                || errors.isSizeNegative() || errors.isOffsetInHeader();
    }

    /**
     * Whether it takes part of the header, CMYK or a part of the rows for the image, or puts a small embedded image
     * into a large one: there others may refuse.
     */
    static boolean isNonsense(byte[] bytes) {
        JdkErrors errors = new JdkErrors(bytes);
        boolean isCmyk = errors.compression >= 11 && errors.compression <= 13;
        boolean isEmbeddedLarge = errors.isEmbedded() && errors.pixels() > LARGE_EMBEDDED;
        return isCmyk || isEmbeddedLarge || errors.isSizeNegative() || errors.isOffsetInHeader();
    }

    private boolean isCore() {
        return headerSize == 12;
    }

    private boolean isEmbedded() {
        return compression == EmbeddedImages.JPEG || compression == EmbeddedImages.PNG;
    }

    private long pixels() {
        return Math.abs(width() * height());
    }

    private long width() {
        return isCore() ? file.getShort(18) : file.getInt(18);
    }

    private long height() {
        return isCore() ? file.getShort(20) : file.getInt(22);
    }

    private long offset() {
        return file.getInt(10) & 0xffff_ffffL;
    }

    /** Then the header is not pixels; from an offset of 0 on, they are behind it. */
    private boolean isOffsetInHeader() {
        return offset() < HEADER_SIZE + headerSize;
    }

    /** Sizes of 2 bytes have no sign, as the JDK has it. */
    private boolean isSizeNegative() {
        return isCore() && (width() < 0 || height() < 0);
    }

    /** Of 16 bits it takes no alpha. */
    private boolean isAlphaIgnored() {
        return headerSize >= 56 && bits == 16 && compression != BmpBuilder.RGB && file.getInt(MASKS + 12) != 0;
    }

    /** A mask of all 32 bits makes a colour model that cannot tell the colour. */
    private boolean isDividedByZero() {
        boolean hasMasks = headerSize > 40 || compression == BmpBuilder.BITFIELDS;
        return bits == 32 && hasMasks && (file.getInt(MASKS) == -1 || file.getInt(MASKS + 4) == -1
                || file.getInt(MASKS + 8) == -1 || (headerSize >= 56 && file.getInt(MASKS + 12) == -1));
    }

    /** Of run lengths it does not deliver the row in which the data end, if nothing marks their end. */
    private boolean isLastRowLost(int length) {
        boolean isRunLength = bits == 8 && compression == BmpBuilder.RLE8
                || bits == 4 && compression == BmpBuilder.RLE4;
        return isRunLength && !isEndMarked(length);
    }

    private boolean isEndMarked(int length) {
        long size = file.getInt(34) == 0 ? file.getInt(2) - offset() : file.getInt(34);
        long at = offset();
        long end = Math.min(length, at + size);
        while (at + 1 < end) {
            int count = file.get((int) at) & 0xff;
            int escape = file.get((int) at + 1) & 0xff;
            at += 2;
            if (count == 0 && escape == 1) {
                return true;
            }
            if (count == 0 && escape > 1) {
                int bytes = escape == 2 ? 2 : bits == 8 ? escape : (escape + 1) / 2;
                at += bytes + (bytes & 1);
            }
        }
        return false;
    }
}
