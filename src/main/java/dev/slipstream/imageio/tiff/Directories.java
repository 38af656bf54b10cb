package dev.slipstream.imageio.tiff;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** Where the directories of a file are, as far as it is known: each says where the next one is. */
final class Directories {

    private final ImageInputStream stream;
    private final Map<Integer, Long> positions = new HashMap<>();

    Directories(ImageInputStream stream) {
        this.stream = stream;
    }

    /** The directory of an image is at the position of the stream. */
    void add(int imageIndex) throws IOException {
        positions.put(imageIndex, stream.getStreamPosition());
    }

    /** Reads the directory of an image, if it is known where it is; otherwise null. Leaves the stream anywhere. */
    @Nullable Directory read(int imageIndex) throws IOException {
        Long position = positions.get(imageIndex);
        if (position == null) {
            position = next(positions.get(imageIndex - 1));
            if (position == null) {
                return null;
            }
            positions.put(imageIndex, position);
        }
        stream.seek(position);
        return Directory.read(stream);
    }

    private @Nullable Long next(@Nullable Long position) throws IOException {
        if (position == null) {
            return null;
        }
        stream.seek(position);
        stream.seek(position + 2 + (long) Directory.ENTRY_BYTES * stream.readUnsignedShort());
        long next = stream.readUnsignedInt();
        return next == 0 ? null : next;
    }
}
