package dev.slipstream.imageio.jdkerror;

import java.nio.ByteBuffer;
import java.util.function.Predicate;

/** Each is told by what is in a file; of a broken file, as far as it goes. */
public enum KnownJdkError {

    /**
     * PNG with gray of less than eight bits and a transparent value: Slipstream finds the transparent pixels that the
     * PNG specification says, the JDK's reader finds others, or none.
     */
    TRANSPARENT_LOW_GRAY(TransparentLowGray::isIn),

    /** BMP that the JDK's reader rejects though others read it. */
    REJECTED_BMP(RejectedBmp::isIn),

    /**
     * BMP whose run-length coded data end within a row, which the JDK's reader then loses. Slipstream shows what there
     * is of it.
     */
    UNENDED_RLE(UnendedRle::isIn),

    /** BMP with a mask of all 32 bits: the JDK makes a colour model of it that does not know the colour. */
    MASK_OF_32_BITS(file -> BmpFields.of(file).filter(bmp -> bmp.bits() == 32 && bmp.hasMaskOfAllBits()).isPresent()),

    /** BMP whose sizes of two bytes would be negative if they had a sign, as the JDK has it. */
    UNSIGNED_SIZE(file -> BmpFields.of(file)
            .filter(bmp -> bmp.isCore() && (bmp.width() > Short.MAX_VALUE || bmp.height() > Short.MAX_VALUE))
            .isPresent()),

    /** BMP whose pixels would begin in the header, which the JDK shows then. */
    OFFSET_IN_HEADER(file -> BmpFields.of(file).filter(BmpFields::isOffsetInHeader).isPresent());

    private final Predicate<byte[]> rule;

    KnownJdkError(Predicate<byte[]> rule) {
        this.rule = rule;
    }

    public boolean isIn(byte[] file) {
        return rule.test(file);
    }

    /** See {@link #TRANSPARENT_LOW_GRAY}. */
    private static final class TransparentLowGray {

        private static final long SIGNATURE = 0x89504e470d0a1a0aL;
        private static final int IDAT = 0x49444154;
        private static final int TRNS = 0x74524e53;
        private static final int DEPTH_AT = 24;
        private static final int COLOUR_TYPE_AT = 25;
        private static final int HEADER_LENGTH = 33;
        private static final int CHUNK_OVERHEAD = 12;

        private TransparentLowGray() {
        }

        /** Of a broken file, as far as it goes. */
        static boolean isIn(byte[] file) {
            if (file.length < HEADER_LENGTH || file[COLOUR_TYPE_AT] != 0 || file[DEPTH_AT] >= Byte.SIZE) {
                return false;
            }
            ByteBuffer png = ByteBuffer.wrap(file);
            if (png.getLong(0) != SIGNATURE) {
                return false;
            }
            long chunk = HEADER_LENGTH;
            while (chunk + CHUNK_OVERHEAD <= file.length) {
                int length = png.getInt((int) chunk);
                int type = png.getInt((int) chunk + Integer.BYTES);
                if (length < 0 || type == IDAT || type == TRNS) {
                    return type == TRNS;
                }
                chunk += CHUNK_OVERHEAD + length;
            }
            return false;
        }
    }

    /** See {@link #REJECTED_BMP}: for one of the reasons below. */
    private static final class RejectedBmp {

        private final BmpFields bmp;

        private RejectedBmp(BmpFields bmp) {
            this.bmp = bmp;
        }

        /** Of a broken file, as far as it goes. */
        static boolean isIn(byte[] file) {
            return BmpFields.of(file).map(RejectedBmp::new).filter(RejectedBmp::isForKnownReason).isPresent();
        }

        private boolean isForKnownReason() {
            return bmp.isOs2()
                    || bmp.bits() == 2 || bmp.bits() == 64
                    || (bmp.headerSize() == BmpFields.INFO && bmp.compression() == BmpFields.ALPHABITFIELDS)
                    || bmp.pixelOffset() == 0 || bmp.pixelOffset() > Integer.MAX_VALUE
                    || isWithoutPalette()
                    || isOfWrongDeclaredSize()
                    || hasMasksBeyondColorModels();
        }

        private boolean isWithoutPalette() {
            return bmp.bits() > 0 && bmp.bits() <= 8
                    && bmp.pixelOffset() < bmp.paletteOffset() + (bmp.isCore() ? 3 : 4);
        }

        /** The JDK's reader believes it, and not the file, though only of what has no palette and is not compressed. */
        private boolean isOfWrongDeclaredSize() {
            long pixels = (long) bmp.width() * bmp.height() * bmp.bits() / 8;
            return bmp.bits() >= 16 && bmp.compression() == 0
                    && pixels > bmp.declaredSize() - bmp.pixelOffset() && pixels <= bmp.size() - bmp.pixelOffset();
        }

        /** Java's colour models take no masks with gaps, and none that are wider than a pixel. */
        private boolean hasMasksBeyondColorModels() {
            boolean beyond = false;
            for (int channel = 0; channel <= BmpFields.ALPHA; channel++) {
                int mask = bmp.mask(channel);
                int ones = mask >>> Integer.numberOfTrailingZeros(mask);
                beyond |= (ones & ones + 1) != 0 || (bmp.bits() == 16 && mask >>> 16 != 0);
            }
            return beyond && bmp.compression() != 0 && (bmp.bits() == 16 || bmp.bits() == 32);
        }
    }

    /** See {@link #UNENDED_RLE}. */
    private static final class UnendedRle {

        private static final int RLE8 = 1;
        private static final int RLE4 = 2;
        private static final int END_OF_ROW = 0;
        private static final int END_OF_IMAGE = 1;
        private static final int DELTA = 2;

        private final byte[] file;
        private final int width;
        private final int bits;
        private final long end;

        /** The next byte. */
        private int at;

        private UnendedRle(byte[] file, BmpFields bmp) {
            this.file = file;
            this.width = bmp.width();
            this.bits = bmp.bits();
            this.at = (int) bmp.pixelOffset();
            long length = bmp.imageSize() == 0 ? bmp.declaredSize() - at : bmp.imageSize();
            this.end = Math.min(file.length, at + length);
        }

        static boolean isIn(byte[] file) {
            return BmpFields.of(file)
                    .filter(bmp -> (bmp.compression() == RLE8 && bmp.bits() == 8)
                            || (bmp.compression() == RLE4 && bmp.bits() == 4))
                    .filter(bmp -> bmp.pixelOffset() <= file.length && bmp.width() > 0)
                    .map(bmp -> new UnendedRle(file, bmp).endsWithinRow()).orElse(false);
        }

        private boolean endsWithinRow() {
            int x = 0;
            while (at + 1 < end) {
                int count = next();
                int escape = count == 0 ? next() : -1;
                if (escape == END_OF_IMAGE) {
                    return false;
                }
                if (escape == END_OF_ROW) {
                    x = 0;
                } else if (escape == DELTA && at + 1 < end) {
                    x = (x + next()) % width;
                    at++;
                } else if (escape > DELTA) {
                    x = Math.min(width, x + escape);
                    at += (escape * bits + 15) / 16 * 2;
                } else if (count > 0) {
                    x = Math.min(width, x + count);
                    at++;
                }
            }
            return x > 0;
        }

        private int next() {
            return Byte.toUnsignedInt(file[at++]);
        }
    }
}
