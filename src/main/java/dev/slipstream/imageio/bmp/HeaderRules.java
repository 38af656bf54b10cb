package dev.slipstream.imageio.bmp;

import javax.imageio.IIOException;

/** Refuses wrong headers. Fields that the JDK's reader ignores are not checked. */
final class HeaderRules {

    private HeaderRules() {}

    static void check(BmpHeader header) throws IIOException {
        checkSize(header);
        checkCompression(header);
        checkMasks(header);
        if (header.recordingAlgorithm() != 0 || header.colourEncoding() != 0) {
            throw header.wrong("the recording algorithm is " + header.recordingAlgorithm()
                    + " and the colour encoding " + header.colourEncoding(), 58);
        }
        long offset = header.statedPixelOffset();
        if (offset > Integer.MAX_VALUE || (offset != 0 && offset < BmpHeader.DIB + header.dibSize())) {
            throw header.wrong("the pixels begin at byte " + offset, 10);
        }
    }

    private static void checkSize(BmpHeader header) throws IIOException {
        if (header.width() <= 0) {
            throw header.wrong("the width is " + header.width(), 18);
        }
        if (header.signedHeight() == 0 || header.signedHeight() == Integer.MIN_VALUE) {
            throw header.wrong("the height is " + header.signedHeight(), header.isCore() ? 20 : 22);
        }
        // The JDK's reader refuses such sizes, too.
        if ((long) header.width() * header.height() > Integer.MAX_VALUE && !header.compression().isEmbedded()) {
            throw header.wrong("the size is " + header.width() + " x " + header.height() + ", more than "
                    + Integer.MAX_VALUE + " pixels", 18);
        }
    }

    private static void checkCompression(BmpHeader header) throws IIOException {
        if (isHuffman(header)) {
            throw header.wrong("the compression is Huffman 1D of OS/2, which is not supported", 30);
        }
        if (header.compression() == Compression.CMYK) {
            throw header.wrong("the compression is " + header.compressionCode()
                    + ", for printers with CMYK, which is not supported", 30);
        }
        if (!header.compression().isEmbedded() && !isPossible(header)) {
            throw header.wrong("there are " + header.bitsPerPixel() + " bits per pixel"
                    + (header.isCore() ? "" : ", with compression " + header.compressionCode()),
                    header.isCore() ? 24 : 28);
        }
    }

    /** OS/2 2 also writes headers of 40 bytes. Windows takes the same compression number in these for masks. */
    private static boolean isHuffman(BmpHeader header) {
        return header.compression() == Compression.HUFFMAN_1D
                || (header.dibSize() == BmpHeader.INFO && header.compression() == Compression.BITFIELDS
                        && header.bitsPerPixel() == 1);
    }

    /** Whether this compression exists for pixels of this number of bits. */
    private static boolean isPossible(BmpHeader header) {
        Compression compression = header.compression();
        return switch (header.bitsPerPixel()) {
            case 1 -> true; // whatever the compression, as in the JDK's reader
            case 2 -> compression == Compression.RGB;
            case 4 -> compression == Compression.RGB || compression == Compression.RLE4;
            case 8 -> compression == Compression.RGB || compression == Compression.RLE8;
            case 16, 32 -> !header.isCore();
            case 24 -> header.dibSize() != BmpHeader.INFO || compression != Compression.BITFIELDS;
            case 64 -> header.dibSize() >= BmpHeader.INFO && compression == Compression.RGB;
            default -> false;
        };
    }

    private static void checkMasks(BmpHeader header) throws IIOException {
        boolean hasMasks = header.bitsPerPixel() == 16 || header.bitsPerPixel() == 32;
        if (hasMasks && !header.compression().isEmbedded() && header.masks().isSame(Masks.NONE)) {
            throw header.wrong("all masks are 0", BmpHeader.DIB + BmpHeader.INFO);
        }
    }
}
