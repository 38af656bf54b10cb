package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.StreamReads;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The data of consecutive IDAT chunks (PNG specification, section 11.2.4), a block at a time. A block never goes beyond
 * its chunk, and the next chunk is not read before it is needed: the stream may be a socket that has no more.
 */
public final class ImageData {

    /**
     * The JDK's reader reads the data of each chunk in pieces of this size. Where it stops shows in the stream's
     * position, and in which errors after the last pixel it notices. So whole pieces are read first, and the rest of a
     * chunk, often only a part of the checksum, only if it is needed.
     */
    static final int JDK_READ = 512;

    /** Bytes between the data of two chunks: the CRC of the first one, length and type of the second one. */
    static final int BETWEEN = 12;

    /** Bytes of the largest block: a multiple of a piece. */
    private static final int LARGEST_BLOCK = 32 * JDK_READ;

    private final ImageInputStream stream;

    /** The stream position of the first chunk's data, and their length. */
    private final long start;
    private final int firstLength;

    private final byte[] between = new byte[BETWEEN];

    private final ZlibDecoder inflate;
    private byte[] block = {};

    /** Bytes in the block. */
    private int length;

    /** The stream position of the block's first byte. */
    private long blockStart;

    /** Bytes of the chunk after the block. */
    private int left;

    /** Whether a read has given fewer bytes than it should: the JDK's reader then has other pieces. */
    private boolean hasShortPieces;

    private @Nullable IOException failure;

    /** {@code start}, {@code left}: the stream position of the first chunk's data, and their length. */
    public ImageData(ImageInputStream stream, long start, int left, ZlibDecoder inflate) throws IOException {
        this.inflate = inflate;
        this.stream = stream;
        this.start = start;
        this.firstLength = left;
        this.left = left;
        blockStart = start;
        stream.seek(start);
    }

    /** Whether a listener has flushed data: they cannot be read once more. */
    boolean isFlushed() {
        return stream.getFlushedPosition() > start;
    }

    /** See {@link JdkReplay#failure}. */
    @Nullable IOException replay(int[] runs, int lines) {
        return JdkReplay.failure(stream, start, firstLength, runs, lines);
    }

    /** Where the piece of a byte of the block begins: from there on, data can be read again. */
    Place placeOf(int index) {
        int offset = index / JDK_READ * JDK_READ;
        byte[] seen = Arrays.copyOfRange(block, offset, Math.min(length, offset + JDK_READ));
        return new Place(position(offset), left + length - offset, seen);
    }

    /** Where data can be read again. */
    static final class Place {

        /** The stream position, bytes of the chunk from there on, and what the first bytes were. */
        private final long position;
        private final int left;
        private final byte[] seen;

        Place(long position, int left, byte[] seen) {
            this.position = position;
            this.left = left;
            this.seen = seen;
        }
    }

    /** Takes the block at a place. Returns false if it cannot be read, or an application has changed the file. */
    boolean goTo(Place place) {
        blockStart = place.position;
        left = place.left;
        length = 0;
        try {
            stream.seek(blockStart);
            return next() && length >= place.seen.length
                    && Arrays.equals(block, 0, place.seen.length, place.seen, 0, place.seen.length);
        } catch (IOException e) {
            return false; // decoding from the first scanline will hit the same error at the right row
        }
    }

    /** Reads on after the block. Returns false if the block cannot be read again, or has changed. */
    boolean goOn() {
        byte[] again = new byte[length];
        try {
            stream.seek(blockStart);
            return StreamReads.fill(stream, again, 0, length) == length
                    && Arrays.equals(block, 0, length, again, 0, length);
        } catch (IOException e) {
            return false; // as above
        }
    }

    byte[] block() {
        return block;
    }

    int length() {
        return length;
    }

    /** The stream position of a byte of the block. */
    long position(int index) {
        return blockStart + index;
    }

    /** The stream position after the block: what has been inflated lies before it. */
    long position() {
        return position(length);
    }

    /** How many bytes of the block the JDK's reader would have read to inflate its first {@code used} bytes. */
    int endOfJdkRead(int used) {
        return Math.min(length, (used + JDK_READ - 1) / JDK_READ * JDK_READ);
    }

    /** Leaves the stream at {@code position}, or where a listener has flushed it to. */
    void leaveAt(long position) throws IOException {
        stream.seek(Math.max(position, stream.getFlushedPosition()));
    }

    /** Takes the next block; false if there is none. */
    boolean next() throws IOException {
        blockStart += length;
        length = 0;
        while (left == 0) {
            if (!nextChunk()) {
                return false;
            }
        }
        int most = left <= JDK_READ ? left : Math.min(left / JDK_READ * JDK_READ, LARGEST_BLOCK);
        int room = block.length - Inflate.LOADED_AFTER;
        if (room < most) {
            room = Math.min(LARGEST_BLOCK, Math.max(most, 2 * room)); // later chunks may be larger
            block = inflate.block(room + Inflate.LOADED_AFTER);
        }
        length = read(block, most, JDK_READ); // a shorter first read is a piece of the JDK's reader, too
        left -= length;
        hasShortPieces |= length < most;
        return length > 0;
    }

    /** Whether the stream has given fewer bytes than requested, so that {@link LastPiece} does not apply. */
    boolean hasShortPieces() {
        return hasShortPieces;
    }

    private boolean nextChunk() throws IOException {
        if (read(between, BETWEEN, 1) < BETWEEN || PngHeader.intAt(between, 8) != ChunkType.IDAT) {
            return false;
        }
        blockStart += BETWEEN;
        left = PngHeader.intAt(between, 4);
        if (left < 0) {
            throw new IIOException("an IDAT chunk has a length of " + (left & 0xffff_ffffL));
        }
        return true;
    }

    /**
     * Reads {@code len} bytes, or fewer if the stream ends or the first read gives fewer than {@code least}. If the
     * stream fails after the first byte, the next call throws its exception.
     */
    private int read(byte[] b, int len, int least) throws IOException {
        if (failure != null) {
            throw failure;
        }
        int n = 0;
        try {
            int got = 0;
            while (n < len && got >= 0 && (n == 0 || n >= least)) {
                got = StreamReads.read(stream, b, n, len - n);
                n += Math.max(0, got);
            }
        } catch (IOException e) {
            failure = e;
            if (n == 0) {
                throw e;
            }
        }
        return n;
    }
}
