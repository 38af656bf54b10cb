package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import org.jspecify.annotations.Nullable;

/**
 * Rules of the specification (section 11) that the JDK's writer does not check in the chunks that it makes of metadata.
 * Some decoders refuse a file that breaks one.
 */
final class ChunkRules {

    /** Bits of a chunk's type: a decoder need not know the chunk; the chunk is of private use. */
    private static final int ANCILLARY = 0x2000_0000;
    private static final int PRIVATE = 0x0020_0000;

    private static final int TIME_LENGTH = 7;

    private final PngHeader header;
    private int colours;

    ChunkRules(PngHeader header) {
        this.header = header;
    }

    /** The reason why a chunk, whose data begin at {@code from}, must not be in the file; null if it may. */
    @Nullable String objection(int type, byte[] file, int from, int length) {
        if (!isOfLetters(type)) {
            return "its type is not of letters";
        }
        return switch (type) {
            case ChunkType.PLTE -> {
                colours = length / 3;
                yield null;
            }
            case ChunkType.TEXT, ChunkType.ZTXT, ChunkType.ITXT, ChunkType.ICCP, ChunkType.SPLT ->
                length > 0 && file[from] != 0 ? null : "it has no keyword";
            case ChunkType.HIST -> length == 2 * colours ? null
                    : "it has " + length / 2 + " entries, and the palette " + colours;
            case ChunkType.SBIT -> hasLegalBits(file, from, length) ? null
                    : "it does not fit samples of " + header.bitDepth() + " bits, colour type " + header.colourType();
            case ChunkType.TIME -> isTime(file, from, length) ? null : "there is no such time";
            default -> (type & (ANCILLARY | PRIVATE)) == 0 ? "no decoder that does not know it may read on" : null;
        };
    }

    private static boolean isOfLetters(int type) {
        return !ChunkType.name(type).startsWith("0");
    }

    private boolean hasLegalBits(byte[] file, int from, int length) {
        int most = header.colourType() == PngHeader.PALETTE ? Byte.SIZE : header.bitDepth();
        int samples = header.colourType() == PngHeader.PALETTE ? 3 : header.bitsPerPixel() / header.bitDepth();
        for (int i = from; i < from + length; i++) {
            if (file[i] <= 0 || file[i] > most) {
                return false;
            }
        }
        return length == samples;
    }

    private static boolean isTime(byte[] file, int from, int length) {
        return length == TIME_LENGTH && isWithin(1, file[from + 2], 12) && isWithin(1, file[from + 3], 31)
                && isWithin(0, file[from + 4], 23) && isWithin(0, file[from + 5], 59)
                && isWithin(0, file[from + 6], 60);
    }

    private static boolean isWithin(int least, int value, int most) {
        return least <= value && value <= most;
    }
}
