package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reader.Blocks;
import java.io.IOException;
import java.util.Arrays;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** The part of a file that the JDK's reader makes metadata of: the headers, and the palette. */
final class HeaderExcerpt {

    /** Bytes; a palette of 256 colours has 1,024. */
    private static final long MOST = 1 << 16;

    private HeaderExcerpt() {}

    /** Reads it, and leaves the stream where it stands. Null if it is long, or a part of it is behind the pixels. */
    static byte @Nullable [] of(BmpHeader header, ImageInputStream stream) throws IOException {
        long length = Math.max(header.pixelOffset(), header.paletteOffset() + 4L * header.coloursUsed());
        if (length > MOST || header.hasProfile()) {
            return null;
        }
        long position = stream.getStreamPosition();
        stream.seek(header.start());
        byte[] bytes = new byte[(int) length];
        int there = Blocks.fill(stream, bytes, 0, bytes.length);
        stream.seek(position);
        return there == bytes.length ? bytes : Arrays.copyOf(bytes, there);
    }
}
