package dev.slipstream.imageio.bench.jdkerror;

/** BMP with 16 bits a pixel, some of them alpha: Slipstream shows it, the JDK's reader does as if it were not there. */
final class IgnoredAlpha {

    private static final int ALPHA = 3;

    private IgnoredAlpha() {
    }

    static boolean isIn(byte[] file) {
        return BmpFields.of(file)
                .filter(bmp -> bmp.bits() == 16 && bmp.compression() != 0 && bmp.mask(ALPHA) != 0).isPresent();
    }
}
