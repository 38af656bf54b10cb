package dev.slipstream.imageio.gif;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** The beginning of a GIF, and where its images begin, as far as they have been located. */
final class GifFile {

    /** The block types, and the label of an extension. */
    static final int IMAGE = 0x2c;
    static final int EXTENSION = 0x21;
    static final int TRAILER = 0x3b;

    /** The signature and the logical screen descriptor. */
    private static final int HEADER_LENGTH = 13;

    private static final int FLAGS_OFFSET = 10;

    private final ImageInputStream stream;

    /** The header and the global colour table. */
    private final byte[] head;

    /** Where the extensions that precede each image begin. The last position may be that of the trailer. */
    private long[] starts;
    private int located = 1;

    private GifFile(ImageInputStream stream, byte[] head, long start) {
        this.stream = stream;
        this.head = head;
        this.starts = new long[] {start};
    }

    /** Reads the beginning, from the position of the stream on, whose byte order is little endian from then on. */
    static GifFile open(ImageInputStream stream) throws IIOException {
        try {
            stream.setByteOrder(ByteOrder.LITTLE_ENDIAN);
            byte[] head = new byte[HEADER_LENGTH];
            stream.readFully(head);
            int colourBytes = tableBytes(head[FLAGS_OFFSET]);
            if (colourBytes > 0) {
                head = Arrays.copyOf(head, HEADER_LENGTH + colourBytes);
                stream.readFully(head, HEADER_LENGTH, colourBytes);
            }
            return new GifFile(stream, head, stream.getStreamPosition());
        } catch (IOException e) {
            throw new IIOException("I/O error reading header!", e);
        }
    }

    /** The size of a colour table, by the flags of the screen or of an image; 0 if there is none. */
    static int tableBytes(int flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << ((flags & 7) + 1);
    }

    byte[] head() {
        return head.clone();
    }

    /** Red, green and blue of each colour, or null. */
    byte @Nullable [] globalColours() {
        return head.length == HEADER_LENGTH ? null : Arrays.copyOfRange(head, HEADER_LENGTH, head.length);
    }

    /** The head of a file with these global colours, of which there are 2 to 256, a power of two. */
    byte[] headWith(byte[] colours) {
        byte[] changed = Arrays.copyOf(head, HEADER_LENGTH + colours.length);
        int bits = Integer.numberOfTrailingZeros(colours.length / 3);
        changed[FLAGS_OFFSET] = (byte) ((changed[FLAGS_OFFSET] & 0x78) | 0x80 | (bits - 1));
        System.arraycopy(colours, 0, changed, HEADER_LENGTH, colours.length);
        return changed;
    }

    /** Where an image that has been located begins, its extensions included. */
    long start(int index) {
        return starts[index];
    }

    /**
     * Moves the stream to where an image begins.
     *
     * @return the index of the image, or, if there are fewer images, that of the last one; -1 if there is none
     */
    int locate(int index) throws IIOException {
        try {
            int at = Math.min(index, located - 1);
            stream.seek(starts[at]);
            while (at < index) {
                if (!skipImage()) {
                    return at - 1;
                }
                at++;
                add(stream.getStreamPosition());
            }
            return index;
        } catch (IOException e) {
            throw new IIOException("Couldn't seek!", e);
        }
    }

    private void add(long start) {
        if (located == starts.length) {
            starts = Arrays.copyOf(starts, 2 * located);
        }
        starts[located++] = start;
    }

    /** Skips an image and what precedes it, and blocks of unknown types; false if there is no image left. */
    private boolean skipImage() throws IIOException {
        try {
            while (true) {
                int type = stream.readUnsignedByte();
                if (type == TRAILER || type == 0) {
                    return false;
                }
                if (type == IMAGE) {
                    stream.skipBytes(8); // the rectangle
                    int flags = stream.readUnsignedByte();
                    stream.skipBytes(tableBytes(flags) + 1); // the colours, and the initial code size
                    skipBlocks(stream);
                    return true;
                }
                if (type == EXTENSION) {
                    stream.readUnsignedByte(); // its label
                }
                skipBlocks(stream);
            }
        } catch (EOFException e) {
            return false;
        } catch (IOException e) {
            throw new IIOException("I/O error locating image!", e);
        }
    }

    /** Skips data blocks, the empty one at their end included. */
    static void skipBlocks(ImageInputStream stream) throws IOException {
        int length;
        do {
            length = stream.readUnsignedByte();
            stream.skipBytes(length);
        } while (length > 0);
    }
}
