package dev.slipstream.imageio.bench.images;

import java.util.Locale;

/** The DIB headers that BMP files have had, told apart by their size alone. */
enum BmpHeader {
    /** OS/2 1.x and Windows 2: 16-bit sizes, palette entries of three bytes. */
    CORE12(12),
    /** OS/2 2.x, cut behind the fields that matter. */
    OS2_16(16),
    INFO40(40),
    V2_52(52),
    V3_56(56),
    /** OS/2 2.x in full. */
    OS2_64(64),
    V4_108(108),
    V5_124(124);

    private final int size;

    BmpHeader(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    boolean os2() {
        return this == CORE12 || this == OS2_16 || this == OS2_64;
    }

    /** Whether the header itself has room for the red, green and blue masks. */
    boolean holdsMasks() {
        return size >= 52 && !os2();
    }

    /** As in file names. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace("_", "-");
    }
}
