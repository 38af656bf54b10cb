package dev.slipstream.imageio.bmp;

import org.jspecify.annotations.Nullable;

/** How the pixels are coded: the {@code biCompression} of Windows, the {@code ulCompression} of OS/2. */
enum Compression {
    RGB, RLE8, RLE4, RLE24, BITFIELDS, JPEG, PNG, HUFFMAN_1D, CMYK;

    /**
     * The compression for a number of [MS-WMF]'s Compression enumeration, or, in headers of OS/2 2, of the OS/2
     * Presentation Manager's {@code BCA_} constants. Null if the number has no meaning.
     */
    static @Nullable Compression of(int code, boolean isOs2) {
        return switch (code) {
            case 0 -> RGB;
            case 1 -> RLE8;
            case 2 -> RLE4;
            case 3 -> isOs2 ? HUFFMAN_1D : BITFIELDS;
            case 4 -> isOs2 ? RLE24 : JPEG;
            case 5 -> isOs2 ? null : PNG;
            case 6 -> isOs2 ? null : BITFIELDS; // BI_ALPHABITFIELDS: Windows CE
            case 11, 12, 13 -> isOs2 ? null : CMYK;
            default -> null;
        };
    }

    boolean isEmbedded() {
        return this == JPEG || this == PNG;
    }
}
