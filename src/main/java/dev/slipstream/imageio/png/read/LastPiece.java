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

    /** When nothing but decoding tells. */
    static final long UNKNOWN = -1;

    /** Bytes of the checksum, at the end of a zlib stream. */
    private static final int CHECKSUM = 4;

    /** The most bytes after the image's last byte: the end of its block, an empty block, and the checksum. */
    private static final int MOST_BEHIND = 3 + 5 + CHECKSUM;

    private LastPiece() {}

    /**
     * The stream position where it ends; {@link #UNKNOWN} also if the chunks are incomplete. Walks from chunk to chunk.
     *
     * @param start the stream position of the first chunk's data
     * @param firstLength bytes of the first chunk's data
     */
    static long end(ImageInputStream stream, long start, int firstLength) throws IOException {
        byte[] between = new byte[ImageData.BETWEEN];
        long end = UNKNOWN;
        long position = start;
        int length = firstLength;
        boolean isData = true;
        while (isData && length >= 0) {
            if (length > 0) {
                end = end(position, length);
            }
            position += length;
            stream.seek(position);
            stream.readFully(between);
            position += between.length;
            length = PngHeader.intAt(between, 4);
            isData = PngHeader.intAt(between, 8) == ChunkType.IDAT;
        }
        return isData ? UNKNOWN : end;
    }

    /** As far as the last chunk with data tells: it has {@code length} bytes. */
    private static long end(long position, int length) {
        int last = (length - 1) % ImageData.JDK_READ + 1;
        if (last > MOST_BEHIND) {
            return position + length;
        }
        return last <= CHECKSUM && last < length ? position + length - last : UNKNOWN;
    }
}
