package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.IOException;
import javax.imageio.stream.ImageInputStream;

/**
 * Finds where the JDK's reader leaves the stream after an image, without decoding it: after the piece of data that the
 * last byte of the image comes from. What follows that byte in the zlib stream may fill a piece of its own, which the
 * JDK's reader does not read.
 */
final class LastPiece {

    /** The answer if only decoding can tell. */
    static final long UNKNOWN = -1;

    /** Bytes of the checksum, at the end of a zlib stream. */
    private static final int CHECKSUM = 4;

    /** The most bytes after the image's last one, without a flush: the end of its block, an empty one, the checksum. */
    private static final int MOST_AFTER = 3 + 5 + CHECKSUM;

    /** The last bytes of an empty stored block, with which a flush ends. */
    private static final int EMPTY_BLOCK = 0x0000ffff;

    private LastPiece() {}

    /**
     * The stream position where it ends; {@link #UNKNOWN} also if the chunks are incomplete. Walks from chunk to chunk.
     *
     * @param start the stream position of the first chunk's data
     * @param firstLength bytes of the first chunk's data
     */
    static long end(ImageInputStream stream, long start, int firstLength) throws IOException {
        byte[] between = new byte[ImageData.BETWEEN];
        long last = start; // the position and length of the last chunk with data
        int lastLength = 0;
        long position = start;
        int length = firstLength;
        boolean isData = true;
        while (isData && length >= 0) {
            if (length > 0) {
                last = position;
                lastLength = length;
            }
            position += length;
            stream.seek(position);
            stream.readFully(between);
            position += between.length;
            length = PngHeader.intAt(between, 4);
            isData = PngHeader.intAt(between, 8) == ChunkType.IDAT;
        }
        return isData || lastLength == 0 ? UNKNOWN : endOf(stream, last, lastLength);
    }

    /** The same for the last chunk with data, which has {@code length} bytes. */
    private static long endOf(ImageInputStream stream, long position, int length) throws IOException {
        int last = (length - 1) % ImageData.JDK_READ + 1;
        long piece = position + length - last;
        if (last > MOST_AFTER && !hasEmptyBlock(stream, piece, last)) {
            return position + length;
        }
        return last <= CHECKSUM && last < length ? piece : UNKNOWN;
    }

    /** Whether a piece seems to have an empty stored block: then all of it may come after the image's last byte. */
    private static boolean hasEmptyBlock(ImageInputStream stream, long position, int length) throws IOException {
        byte[] piece = new byte[length];
        stream.seek(position);
        stream.readFully(piece);
        for (int i = Integer.BYTES; i <= length; i++) {
            if (PngHeader.intAt(piece, i - Integer.BYTES) == EMPTY_BLOCK) {
                return true;
            }
        }
        return false;
    }
}
