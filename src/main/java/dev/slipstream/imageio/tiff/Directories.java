package dev.slipstream.imageio.tiff;

import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** Where the directories of a file are, as far as it is known: each says where the next one is. */
final class Directories {

    private final ImageInputStream stream;

    /** By the index of the image; 0 if it is not known. */
    private long[] positions = new long[1];

    Directories(ImageInputStream stream) {
        this.stream = stream;
    }

    void add(int imageIndex, long position) {
        if (imageIndex >= positions.length) {
            positions = Arrays.copyOf(positions, Math.max(imageIndex + 1, 2 * positions.length));
        }
        positions[imageIndex] = position;
    }

    private long position(int imageIndex) {
        return imageIndex >= 0 && imageIndex < positions.length ? positions[imageIndex] : 0;
    }

    /** Reads the directory of an image, if it is known where it is; otherwise null. Leaves the stream anywhere. */
    @Nullable Directory read(int imageIndex) throws IOException {
        if (position(imageIndex) == 0) {
            long before = position(imageIndex - 1);
            if (before == 0) {
                return null;
            }
            stream.seek(before);
            stream.seek(before + 2 + (long) Directory.ENTRY_BYTES * stream.readUnsignedShort());
            add(imageIndex, stream.readUnsignedInt());
        }
        long position = position(imageIndex);
        if (position == 0) {
            return null;
        }
        stream.seek(position);
        return Directory.read(stream, position);
    }
}
