package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.ErrorText;
import dev.slipstream.imageio.png.file.ChunkType;
import dev.slipstream.imageio.png.file.PngHeader;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.imageio.IIOException;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Scans the chunks around the image data: reads those that pixels depend on, keeps those that metadata are made of, and
 * finds those for which the JDK's reader may warn or fail.
 *
 * <p>The JDK's reader parses all chunks of the file before it reads pixels. If metadata are ignored, and the image has
 * no palette, it only looks for tRNS, and only before the first IDAT.
 */
public final class ChunkScan {

    /** The length of the longest keyword, with the zero after it. */
    private static final int KEYWORD = 80;

    /** How the keyword of a creation time begins. */
    private static final String TIME = "Creation Time";

    private static final long NOT_ASKED = -2;

    private final ImageInputStream stream;

    /** The position after the header. */
    private final long start;

    private final PngHeader header;
    private final boolean ignoresMetadata;
    private final byte[] buffer = new byte[8];

    /** The present chunk: the position of its data, their length, and its type. */
    private long position;
    private int length;
    private int type;

    private long next;
    private long dataStart = -1;
    private int dataLength;
    private @Nullable Palette palette;
    private @Nullable TransparentColour transparentColour;
    private boolean hasPlte;
    private boolean needsJdkForPixels;
    private boolean needsJdkForMetadata;

    /** See {@link #readEnd}; {@link #NOT_ASKED} before. */
    private long readEnd = NOT_ASKED;

    /** The chunks that metadata are made of; null while there are none, or if the JDK's reader has to parse them. */
    private @Nullable Excerpt excerpt;

    /** {@code start}: the position after the header. */
    public ChunkScan(ImageInputStream stream, long start, PngHeader header, boolean ignoresMetadata) {
        this.stream = stream;
        this.start = start;
        this.next = start;
        this.header = header;
        this.ignoresMetadata = ignoresMetadata;
    }

    /** Where the data of the first IDAT chunk begin. */
    public long dataStart() {
        return dataStart;
    }

    public int dataLength() {
        return dataLength;
    }

    /**
     * Where the JDK's reader leaves the stream after the image; {@link LastPiece#UNKNOWN} if that cannot be found
     * without decoding it once, or not without reading more of an application's {@code InputStream} than that reader
     * does. The position stays.
     */
    long readEnd() throws IOException {
        if (readEnd == NOT_ASKED) {
            long position = stream.getStreamPosition();
            try {
                boolean isSeen = needsEnd() || stream.length() >= 0;
                readEnd = isSeen ? LastPiece.end(stream, dataStart, dataLength) : LastPiece.UNKNOWN;
            } catch (IOException e) {
                readEnd = LastPiece.UNKNOWN; // decoding meets it again, after the scanlines before it
            }
            stream.seek(position);
        }
        return readEnd;
    }

    /** To be called when the whole image has been decoded, and the stream has been left after it. */
    void learnReadEnd() throws IOException {
        if (readEnd < 0) {
            readEnd = stream.getStreamPosition();
        }
    }

    public @Nullable Palette palette() {
        return palette;
    }

    public @Nullable TransparentColour transparentColour() {
        return transparentColour;
    }

    /** Whether the JDK's reader has to read the pixels: it may fail, or read other ones than this reader would. */
    public boolean needsJdkForPixels() {
        return needsJdkForPixels;
    }

    /** Whether the JDK's reader has to parse the metadata before the pixels are read: it may warn, or fail. */
    boolean needsJdkForMetadata() {
        return needsJdkForMetadata;
    }

    /** Whether the JDK's reader has to read the pixels, or to parse the metadata first. */
    public boolean needsJdk() {
        return needsJdkForPixels || needsJdkForMetadata;
    }

    /** A file with the same metadata; null if the JDK's reader has to read this one. */
    public byte @Nullable [] excerpt() {
        return needsJdk() ? null : keptFile();
    }

    private byte[] keptFile() {
        return (excerpt == null ? new Excerpt(header) : excerpt).toFile();
    }

    /** The beginning of the file, as far as {@link #run} may have flushed it. */
    public byte[] head() {
        long end = !needsJdk() && needsEnd() ? firstChunk() : start;
        return Arrays.copyOf(keptFile(), PngHeader.LENGTH + (int) (end - start));
    }

    /** Scans, and flushes, as far as the JDK's reader does for metadata. If that reader has to parse, it flushes. */
    public void run() throws IOException {
        toImage();
        if (needsEnd()) {
            toEnd();
        }
        if (!needsJdk()) {
            stream.seek(firstChunk());
            if (needsEnd()) {
                stream.flushBefore(firstChunk());
            }
        }
    }

    /** The position of the first IDAT chunk. */
    private long firstChunk() {
        return dataStart - 2 * Integer.BYTES;
    }

    /** Whether the JDK's reader looks beyond the first IDAT, and flushes the chunks before it. */
    private boolean needsEnd() {
        return !ignoresMetadata || hasPalette();
    }

    private boolean hasPalette() {
        return header.colourType() == PngHeader.PALETTE;
    }

    /** Scans the chunks up to the first IDAT. */
    private void toImage() throws IOException {
        while (dataStart < 0 && !needsJdkForPixels && nextChunk()) {
            if (type == ChunkType.IDAT) {
                dataStart = position;
                dataLength = length;
                if (hasPalette() && palette == null) {
                    leavePixelsToJdk();
                }
            } else if (type == ChunkType.TRNS) {
                transparency();
                keep();
            } else if (needsEnd()) {
                beforeImage();
                keep();
            }
        }
    }

    /** Scans the chunks after the first IDAT. */
    private void toEnd() throws IOException {
        while (type != ChunkType.IEND && !needsJdkForPixels && nextChunk()) {
            if (type == ChunkType.PLTE || type == ChunkType.TRNS) {
                leavePixelsToJdk();
            } else if (type != ChunkType.IDAT) {
                ancillary();
                keep();
            }
        }
    }

    /** Keeps the chunk for metadata, unless the JDK's reader has to parse the chunks before the pixels anyway. */
    private void keep() throws IOException {
        if (needsJdk() || type == ChunkType.IEND) {
            return;
        }
        Excerpt present = excerpt;
        if (present == null) {
            present = new Excerpt(header);
            excerpt = present;
        }
        if (!present.hasRoomFor(length)) {
            leaveMetadataToJdk();
            return;
        }
        byte[] data = data();
        if (data.length == length) {
            present.add(type, data);
        }
    }

    /** Returns false if there is no valid chunk: the JDK's reader then has to read the pixels, or to fail. */
    private boolean nextChunk() throws IOException {
        try {
            stream.seek(next);
            stream.readFully(buffer);
        } catch (EOFException e) {
            leavePixelsToJdk();
            return false;
        } catch (IOException e) {
            throw unreadable(next, e);
        }
        length = PngHeader.intAt(buffer, 0);
        type = PngHeader.intAt(buffer, 4);
        if (length < 0 || length + 4 < 0) {
            leavePixelsToJdk();
            return false;
        }
        position = next + 8;
        next = position + length + 4;
        return true;
    }

    /** From now on, the JDK's reader has to read the pixels. */
    public void leavePixelsToJdk() {
        needsJdkForPixels = true;
        excerpt = null;
    }

    private void leaveMetadataToJdk() {
        needsJdkForMetadata = true;
        excerpt = null;
    }

    private void beforeImage() throws IOException {
        if (type == ChunkType.PLTE) {
            plte();
        } else if (type == ChunkType.IEND) {
            leavePixelsToJdk();
        } else {
            ancillary();
        }
    }

    private void plte() throws IOException {
        boolean isGray = !hasPalette() && header.bands() < 3;
        int most = hasPalette() ? 1 << header.bitDepth() : 256;
        if (isGray || hasPlte || length / 3 > most) {
            leavePixelsToJdk();
        } else if (hasPalette()) {
            palette = new Palette(data());
        }
        hasPlte = true;
    }

    private void transparency() throws IOException {
        switch (header.colourType()) {
            case PngHeader.GRAY -> transparentColour(2);
            case PngHeader.RGB -> transparentColour(6);
            default -> {
                if (palette == null || length > palette.length()) {
                    leavePixelsToJdk();
                } else {
                    palette.setAlpha(data());
                }
            }
        }
    }

    private void transparentColour(int expected) throws IOException {
        byte[] data = length == expected ? data() : new byte[0];
        if (data.length == expected) {
            transparentColour = TransparentColour.of(data);
        } else {
            leavePixelsToJdk();
        }
    }

    private void ancillary() throws IOException {
        if (!isOrdinary()) {
            leaveMetadataToJdk();
        }
    }

    /** Whether the JDK's reader surely parses the chunk without a warning. */
    private boolean isOrdinary() throws IOException {
        return switch (type) {
            case ChunkType.IEND -> true; // whatever its length, and whatever comes after it
            case ChunkType.GAMA -> length == 4;
            case ChunkType.CHRM -> length == 32;
            case ChunkType.PHYS -> length == 9;
            case ChunkType.SRGB -> length == 1;
            case ChunkType.TIME -> length == 7;
            case ChunkType.HIST -> hasPlte && length % 2 == 0;
            case ChunkType.BKGD -> length == (hasPalette() ? 1 : header.bands() < 3 ? 2 : 6);
            case ChunkType.SBIT -> length == (hasPalette() ? 3 : header.bands());
            case ChunkType.ICCP -> isOrdinaryProfile();
            case ChunkType.TEXT -> isOrdinaryText();
            case ChunkType.ITXT, ChunkType.ZTXT -> ignoresMetadata;
            case ChunkType.SPLT -> false;
            default -> type >>> 28 != 0; // if this is 0, the JDK's reader warns of a critical chunk
        };
    }

    /** False for a creation time: the JDK's reader parses it, and it may be wrong. */
    private boolean isOrdinaryText() throws IOException {
        byte[] head = head(Math.min(length, KEYWORD));
        return keywordLength(head) < head.length && !new String(head, StandardCharsets.ISO_8859_1).startsWith(TIME);
    }

    private boolean isOrdinaryProfile() throws IOException {
        byte[] head = head(Math.min(length, KEYWORD));
        int keyword = keywordLength(head);
        return keyword < head.length && keyword + 2 < length;
    }

    /** How many characters come before the zero; all if there is no zero. */
    private static int keywordLength(byte[] head) {
        int i = 0;
        while (i < head.length && head[i] != 0) {
            i++;
        }
        return i;
    }

    private byte[] data() throws IOException {
        return head(length);
    }

    /** The first {@code n} bytes of the data; an empty array if the stream has fewer. */
    private byte[] head(int n) throws IOException {
        byte[] b = new byte[n];
        try {
            stream.seek(position);
            stream.readFully(b);
        } catch (EOFException e) {
            leavePixelsToJdk();
            return new byte[0];
        } catch (IOException e) {
            throw unreadable(position, e);
        }
        return b;
    }

    /** The exception if the stream fails: it begins with the text of the JDK's reader, which wraps it, too. */
    private IIOException unreadable(long at, IOException e) {
        String jdk = needsEnd() ? "Error reading PNG metadata" : "Error skipping PNG metadata";
        return new IIOException(ErrorText.of(jdk, "a chunk cannot be read, at byte " + at), e);
    }
}
