package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.png.file.ChunkBuffer;
import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bytes of a file before the image data. */
public final class Preamble {

    /** The length that the JDK's writer gives a chunk at first, and leaves if it gives up with a warning. */
    private static final int ABANDONED = -1;

    private final PngHeader header;
    private final byte[] bytes;
    private final List<String> warnings;

    private Preamble(PngHeader header, byte[] bytes, List<String> warnings) {
        this.header = header;
        this.bytes = bytes;
        this.warnings = warnings;
    }

    /** The preamble of an image without metadata. */
    public static Preamble of(PngHeader header, @Nullable WrittenPalette palette) {
        WrittenPalette written = header.colourType() == PngHeader.PALETTE ? palette : null;
        ChunkBuffer chunks = new ChunkBuffer(PngHeader.LENGTH + (written == null ? 0 : written.length()));
        header.addTo(chunks);
        if (written != null) {
            written.addTo(chunks);
        }
        return new Preamble(header, chunks.bytes(), List.of());
    }

    /**
     * The preamble of a file of the JDK's writer, but for another size. Chunks that the JDK's writer has not finished,
     * or that would make the file invalid, are left out.
     *
     * @param warnings the warnings of the JDK's writer; one for each invalid chunk is added
     * @return null if the file has more than one IDAT chunk, or any chunk but IEND after it
     */
    static @Nullable Preamble of(byte[] file, int width, int height, List<String> warnings) {
        PngHeader header = new PngHeader(width, height, file[24], file[25], file[28] == 1);
        ChunkBuffer before = new ChunkBuffer(file.length);
        header.addTo(before);
        ChunkRules rules = new ChunkRules(header);
        for (int at = PngHeader.LENGTH; at <= file.length - ChunkBuffer.AROUND;) {
            int length = PngHeader.intAt(file, at);
            int type = PngHeader.intAt(file, at + Integer.BYTES);
            if (length == ABANDONED) {
                at += 2 * Integer.BYTES;
                continue;
            }
            int next = at + ChunkBuffer.AROUND + length;
            if (length < 0 || next < 0 || next > file.length) {
                return null;
            }
            if (type == ChunkType.IDAT) {
                boolean isLast = next + ChunkBuffer.AROUND == file.length
                        && PngHeader.intAt(file, next + Integer.BYTES) == ChunkType.IEND;
                return isLast ? new Preamble(header, Arrays.copyOf(before.bytes(), before.size()), warnings) : null;
            }
            String objection = rules.objection(type, file, at + 2 * Integer.BYTES, length);
            if (objection == null) {
                before.add(file, at, next - at);
            } else {
                warnings.add("PNG: " + ChunkType.name(type) + " is left out, " + objection);
            }
            at = next;
        }
        return null;
    }

    public PngHeader header() {
        return header;
    }

    /** The signature, the header, and further chunks. */
    public byte[] bytes() {
        return bytes;
    }

    /** The warnings for listeners. */
    public List<String> warnings() {
        return warnings;
    }
}
