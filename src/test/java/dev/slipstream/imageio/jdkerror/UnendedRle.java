package dev.slipstream.imageio.jdkerror;

/**
 * BMP whose run-length coded data end within a row, which the JDK's reader then loses. Slipstream shows what there is
 * of it.
 */
final class UnendedRle {

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
