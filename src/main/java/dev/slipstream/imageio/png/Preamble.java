package dev.slipstream.imageio.png;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** All that comes before the image data. */
final class Preamble {

    private static final int SIGNATURE_LENGTH = 8;

    private final PngHeader header;
    private final byte[] bytes;

    private Preamble(PngHeader header, byte[] bytes) {
        this.header = header;
        this.bytes = bytes;
    }

    /** That of an image without metadata. */
    static Preamble of(PngHeader header, @Nullable WrittenPalette palette) {
        WrittenPalette written = header.colourType() == PngHeader.PALETTE ? palette : null;
        ChunkBuffer chunks = new ChunkBuffer(PngHeader.LENGTH + (written == null ? 0 : written.length()));
        header.addTo(chunks);
        if (written != null) {
            written.addTo(chunks);
        }
        return new Preamble(header, chunks.bytes());
    }

    /**
     * That of a file that the JDK's writer has written, but for another size.
     *
     * @return null if it is not as it always is: one IDAT chunk, and behind it only IEND
     */
    static @Nullable Preamble of(byte[] file, int width, int height) {
        int last = 0;
        int beforeLast = 0;
        int next = SIGNATURE_LENGTH;
        while (next >= SIGNATURE_LENGTH && next <= file.length - ChunkBuffer.AROUND) {
            beforeLast = last;
            last = next;
            next += ChunkBuffer.AROUND + PngHeader.intAt(file, next);
        }
        if (next != file.length || beforeLast < PngHeader.LENGTH
                || PngHeader.intAt(file, beforeLast + Integer.BYTES) != ChunkType.IDAT
                || PngHeader.intAt(file, last + Integer.BYTES) != ChunkType.IEND) {
            return null;
        }
        PngHeader header = new PngHeader(width, height, file[24], file[25], file[28] == 1);
        ChunkBuffer beginning = new ChunkBuffer(PngHeader.LENGTH);
        header.addTo(beginning);
        byte[] before = Arrays.copyOf(file, beforeLast);
        System.arraycopy(beginning.bytes(), 0, before, 0, PngHeader.LENGTH);
        return new Preamble(header, before);
    }

    PngHeader header() {
        return header;
    }

    /** The signature, the header, and further chunks. */
    byte[] bytes() {
        return bytes;
    }
}
