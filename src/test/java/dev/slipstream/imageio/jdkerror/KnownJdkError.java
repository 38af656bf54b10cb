package dev.slipstream.imageio.jdkerror;

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

    /** BMP with a mask of all 32 bits: the JDK makes a colour model of it that cannot tell the colour. */
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
}
