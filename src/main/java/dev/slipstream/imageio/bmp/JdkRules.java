package dev.slipstream.imageio.bmp;

import java.awt.color.ColorSpace;
import java.awt.image.DataBuffer;
import java.awt.image.DirectColorModel;
import java.awt.image.IndexColorModel;
import java.awt.image.MultiPixelPackedSampleModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.SinglePixelPackedSampleModel;
import org.jspecify.annotations.Nullable;

/** The headers that the JDK's reader refuses, and the text of its exception, in the order of its checks. */
final class JdkRules {

    /** The text of the exceptions that have a {@link #cause}. */
    static final String HAS_CAUSE = "Unable to read the image header.";

    /** For a wrong signature, and for the wrong kind of run lengths, too. */
    private static final String MAGIC = "Invalid magic value for BMP file.";

    private static final String BITS = "Invalid bits per pixel in image header.";

    private static final int BITFIELDS = 3;
    private static final int PNG = 5;

    private JdkRules() {}

    /** The text of the JDK's exception; null if there is none. */
    static @Nullable String refusal(BmpHeader header) {
        if (!header.hasSignature()) {
            return HAS_CAUSE;
        }
        String first = beforePalette(header);
        if (first != null) {
            return first;
        }
        int bits = header.bitsPerPixel();
        if (!isEmbedded(header) && bits != 1 && bits != 4 && bits != 8 && bits != 16 && bits != 24 && bits != 32) {
            return BITS;
        }
        if (isLongerThanTheFile(header)) {
            return "Invalid width/height for BI_RGB image data.";
        }
        return cause(header) != null ? HAS_CAUSE : isWrongRunLength(header) ? MAGIC : null;
    }

    /** The text of an exception that is thrown before the palette is read; null if there is none. */
    static @Nullable String beforePalette(BmpHeader header) {
        int bits = header.bitsPerPixel();
        return switch (header.dibSize()) {
            case BmpHeader.CORE -> bits == 1 || bits == 4 || bits == 8 || bits == 24 ? null : BITS;
            case BmpHeader.INFO -> beforePaletteOfInfo(header);
            case BmpHeader.V2, BmpHeader.V3, BmpHeader.V4, BmpHeader.V5 -> null;
            default -> "New BMP version not implemented yet.";
        };
    }

    private static @Nullable String beforePaletteOfInfo(BmpHeader header) {
        int bits = header.bitsPerPixel();
        int code = header.compressionCode();
        if (code < 0 || code > PNG) {
            return "Invalid compression specified in BMP stream.";
        }
        if (code == BITFIELDS) {
            return bits == 16 || bits == 32 ? null : BITS;
        }
        boolean hasRoom = header.statedPixelOffset() >= BmpHeader.DIB + BmpHeader.INFO;
        return hasRoom || isEmbedded(header) ? null : "Invalid bitmap offset.";
    }

    /** The cause of the JDK's exception; null if there is none. */
    static @Nullable IllegalArgumentException cause(BmpHeader header) {
        if (!header.hasSignature()) {
            return new IllegalArgumentException(MAGIC);
        }
        if (isEmbedded(header)) {
            return null;
        }
        try {
            makeModels(header, width(header), height(header));
            return null;
        } catch (IllegalArgumentException e) {
            return e;
        }
    }

    /** Makes the sample model and the colour model that the JDK's reader makes: their constructors check the header. */
    private static void makeModels(BmpHeader header, int width, int height) {
        int bits = header.bitsPerPixel();
        switch (bits) {
            case 16, 32 -> {
                Masks masks = header.masksOfTheJdk();
                int type = ImageType.dataType(bits);
                new SinglePixelPackedSampleModel(type, width, height, masks.toArray());
                new DirectColorModel(ColorSpace.getInstance(ColorSpace.CS_sRGB), bits, masks.red(), masks.green(),
                        masks.blue(), masks.alpha(), false, type);
            }
            case 24 -> new PixelInterleavedSampleModel(
                    DataBuffer.TYPE_BYTE, width, height, 3, 3 * width, new int[] {2, 1, 0});
            default -> {
                new MultiPixelPackedSampleModel(DataBuffer.TYPE_BYTE, width, height, bits);
                if (hasNoColours(header)) {
                    new IndexColorModel(bits, 0, new byte[0], new byte[0], new byte[0]);
                }
            }
        }
    }

    // The JDK's reader takes the two bytes of each in a core header as a signed number.

    private static int width(BmpHeader header) {
        return header.isCore() ? (short) header.width() : header.width();
    }

    private static int height(BmpHeader header) {
        return Math.abs(header.isCore() ? (short) header.signedHeight() : header.signedHeight());
    }

    private static boolean isEmbedded(BmpHeader header) {
        return !header.isCore() && (header.compressionCode() == 4 || header.compressionCode() == PNG);
    }

    /** Whether no entry of a palette fits before the stated position of the pixels. */
    private static boolean hasNoColours(BmpHeader header) {
        return (header.statedPixelOffset() - BmpHeader.DIB - header.dibSize()) / header.paletteEntrySize() == 0;
    }

    /** Whether pixels that are not compressed take more bytes than the file has after its header says. */
    private static boolean isLongerThanTheFile(BmpHeader header) {
        boolean isPlain = header.isCore() || header.compressionCode() == 0;
        long bits = (long) width(header) * height(header) * header.bitsPerPixel();
        return isPlain && header.bitsPerPixel() >= 16 && hasNoColours(header)
                && bits / 8 > header.fileSize() - header.statedPixelOffset();
    }

    /** Whether pixels of 4 or 8 bits are compressed in another way than their number of bits allows. */
    private static boolean isWrongRunLength(BmpHeader header) {
        int bits = header.bitsPerPixel();
        int code = header.compressionCode();
        return !header.isCore() && !isEmbedded(header)
                && ((bits == 4 && code != 0 && code != 2) || (bits == 8 && code != 0 && code != 1));
    }
}
