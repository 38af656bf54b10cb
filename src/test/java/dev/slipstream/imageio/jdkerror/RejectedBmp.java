package dev.slipstream.imageio.jdkerror;

/** BMP that the JDK's reader rejects though others read it, for one of the reasons below. */
final class RejectedBmp {

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
        return bmp.bits() > 0 && bmp.bits() <= 8 && bmp.pixelOffset() < bmp.paletteOffset() + (bmp.isCore() ? 3 : 4);
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
