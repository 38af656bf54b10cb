package dev.slipstream.imageio.gif;

import java.io.IOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** What a GIF says of one of its images before the image data. */
final class Frame {

    private static final int GRAPHIC_CONTROL = 0xf9;
    private static final int PLAIN_TEXT = 0x01;
    private static final int APPLICATION = 0xff;

    /** The length of a plain text extension's first block. */
    private static final int PLAIN_TEXT_LENGTH = 12;

    private int width;
    private int height;
    private boolean isInterlaced;
    private int transparentIndex = -1;
    private byte @Nullable [] localColours;
    private long dataStart;

    private Frame() {}

    /**
     * Reads what precedes the image data, from the position of the stream on.
     *
     * @return null if the JDK's readers of some versions read it in another way
     * @throws IndexOutOfBoundsException if the file has no image left
     * @throws IOException if the stream fails or ends; the JDK's reader is to report it
     */
    static @Nullable Frame read(ImageInputStream stream) throws IOException {
        Frame frame = new Frame();
        while (true) {
            int type = stream.readUnsignedByte();
            if (type == GifFile.IMAGE) {
                frame.readDescriptor(stream);
                return frame;
            }
            if (type == GifFile.TRAILER) {
                throw new IndexOutOfBoundsException("Attempt to read past end of image sequence!");
            }
            if (type != GifFile.EXTENSION || !frame.readExtension(stream)) {
                return null;
            }
        }
    }

    private void readDescriptor(ImageInputStream stream) throws IOException {
        readShort(stream); // the place on the screen
        readShort(stream);
        width = readShort(stream);
        height = readShort(stream);
        int flags = stream.readUnsignedByte();
        isInterlaced = (flags & 0x40) != 0;
        int colourBytes = GifFile.tableBytes(flags);
        if (colourBytes > 0) {
            byte[] colours = new byte[colourBytes];
            stream.readFully(colours);
            localColours = colours;
        }
        dataStart = stream.getStreamPosition();
    }

    /** The method of the JDK's streams takes a short read for the end. */
    private static int readShort(ImageInputStream stream) throws IOException {
        return stream.readUnsignedByte() | stream.readUnsignedByte() << Byte.SIZE;
    }

    /** The JDK's reader takes the fields of known extensions, whatever length is stated; false if versions differ. */
    private boolean readExtension(ImageInputStream stream) throws IOException {
        int label = stream.readUnsignedByte();
        if (label == GRAPHIC_CONTROL) {
            stream.readUnsignedByte(); // the length
            int flags = stream.readUnsignedByte();
            readShort(stream); // the delay
            int index = stream.readUnsignedByte();
            stream.readUnsignedByte(); // the empty block
            transparentIndex = (flags & 1) == 0 ? -1 : index;
            return true;
        }
        if (label == PLAIN_TEXT || label == APPLICATION) {
            int length = stream.readUnsignedByte();
            stream.skipBytes(length);
            if (label == PLAIN_TEXT && length != PLAIN_TEXT_LENGTH) {
                return false; // JDK 17 reads 12 bytes, JDK 25 does so if metadata are asked for
            }
        }
        GifFile.skipBlocks(stream);
        return true;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    long pixels() {
        return (long) width * height;
    }

    boolean isInterlaced() {
        return isInterlaced;
    }

    /** -1 if no colour is transparent. */
    int transparentIndex() {
        return transparentIndex;
    }

    /** Red, green and blue of each colour of the image's own, or null. */
    byte @Nullable [] localColours() {
        return localColours;
    }

    /** The position of the byte that states the code size. */
    long dataStart() {
        return dataStart;
    }
}
