package dev.slipstream.imageio.bench.images;

import java.nio.ByteBuffer;
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

    private static final int SRGB = 0x73524742;
    private static final int INTENT_GRAPHICS = 2;

    private final int size;

    BmpHeader(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    int paletteEntryBytes() {
        return this == CORE12 ? 3 : 4;
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

    /** What a header says; {@code height} is negative for top-down rows. */
    record Fields(int width, int height, int bitCount, int compression, int imageSize, int pixelsPerMetre,
            int coloursUsed, BmpMasks masks) {
    }

    /** @param out little endian */
    void write(Fields fields, ByteBuffer out) {
        int end = out.position() + size;
        out.putInt(size);
        if (this == CORE12) {
            out.putShort((short) fields.width()).putShort((short) fields.height());
        } else {
            out.putInt(fields.width()).putInt(fields.height());
        }
        out.putShort((short) 1).putShort((short) fields.bitCount());
        if (size >= 40) {
            out.putInt(fields.compression()).putInt(fields.imageSize()).putInt(fields.pixelsPerMetre())
                    .putInt(fields.pixelsPerMetre())
                .putInt(fields.coloursUsed()).putInt(0);
        }
        if (holdsMasks()) {
            out.putInt(fields.masks().red()).putInt(fields.masks().green()).putInt(fields.masks().blue());
        }
        if (holdsMasks() && size >= 56) {
            out.putInt(fields.masks().alpha());
        }
        if (size >= 108) {
            out.putInt(SRGB).position(out.position() + 48);
        }
        if (size == 124) {
            out.putInt(INTENT_GRAPHICS);
        }
        out.position(end);
    }
}
