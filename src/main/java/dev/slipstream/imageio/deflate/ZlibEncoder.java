package dev.slipstream.imageio.deflate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.Adler32;
import org.jspecify.annotations.Nullable;

/**
 * Encodes zlib streams. Memory is bounded for a stream of any length, and small for a short one. For another stream,
 * call {@link #begin} again.
 */
public final class ZlibEncoder {

    /** The greatest distance of a match, in bytes. */
    public static final int WINDOW = Symbols.FURTHEST;

    /** Bytes that are kept before the next one to code: a match or a stored block may need them. */
    private static final int KEPT = Math.max(Symbols.FURTHEST, Block.MOST_LITERALS);
    /** Bytes that are gathered before they are coded. */
    private static final int GATHERED = 64 * 1024;
    private static final int MOST = KEPT + GATHERED;

    /** How far searches read beyond the last byte. */
    private static final int MARGIN = 8;

    /** Bytes at the end that are not coded yet, as long as more may come: a match may be that long. */
    private static final int LOOK_AHEAD = Symbols.LONGEST_MATCH + MARGIN;

    /** RFC 1950, section 8.2. */
    private static final long ADLER_BASE = 65_521;

    /** From how many bytes on the output is delivered. */
    private static final int OUTPUT_BUFFER = 16 * 1024;

    /** Null between streams, so that no application's stream is held. */
    private @Nullable OutputStream output;

    private final Adler32 adler = new Adler32();
    private final BitWriter out = new BitWriter();
    private final Block block = new Block();
    private final BlockWriter blocks = new BlockWriter();
    private final MatchFinders finders = new MatchFinders();

    private byte[] data = {};

    /** The first byte of the present block, the next byte to code, and the end of the bytes. */
    private int blockStart;
    private int next;
    private int limit;

    private final Trial trial = new Trial(finders, blocks);
    private @Nullable MatchFinders findersOfTrial;

    /** The fewest bytes that tables are made for: then their contents do not depend on how much they have grown. */
    private int leastSearched;

    private MatchSettings matching = MatchSettings.NONE;
    private int stride = 1;
    private boolean isSearching;
    private boolean isStarted;

    /**
     * Begins a stream.
     *
     * @param expected about how many bytes there will be; a wrong number only costs time or memory
     */
    public void begin(OutputStream output, MatchSettings matching, long expected) {
        this.output = output;
        this.matching = matching;
        out.reset();
        block.clear();
        adler.reset();
        finders.leave(limit);
        blockStart = 0;
        next = 0;
        limit = 0;
        isSearching = false;
        isStarted = false;
        leastSearched = 0;
        ensure((int) Math.min(expected, MOST));
    }

    private void ensure(int size) {
        if (data.length < size + MARGIN) {
            data = Arrays.copyOf(data, size + MARGIN);
        }
    }

    /** For trials of bytes that could be written next. Must be called again after each {@link #write}. */
    public Trial trial() {
        if (limit > 0 && findersOfTrial == null) { // the stream's own tables are in use
            findersOfTrial = new MatchFinders();
        }
        trial.use(limit == 0 || findersOfTrial == null ? finders : findersOfTrial);
        return trial;
    }

    /**
     * Sets how to look for matches in the bytes that are written from now on, which are rows.
     *
     * @param stride bytes of a row: a filter type and pixels
     * @param bpp bytes of a pixel
     */
    public void setMatching(MatchSettings matching, int stride, int bpp) throws IOException {
        if (matching != this.matching || (matching.isOfPixels && stride != this.stride)) {
            encode(limit, true);
            isSearching = false;
            this.matching = matching;
        }
        this.stride = stride;
        finders.setRows(limit, stride, bpp);
    }

    /** Adds bytes. */
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int left = length;
        while (left > 0) {
            if (limit == data.length - MARGIN) {
                makeRoom(left);
            }
            int n = Math.min(left, data.length - MARGIN - limit);
            System.arraycopy(bytes, from, data, limit, n);
            adler.update(data, limit, n);
            limit += n;
            from += n;
            left -= n;
        }
    }

    private void makeRoom(int wanted) throws IOException {
        if (limit < MOST) {
            ensure(Math.min(MOST, Math.max(2 * limit, limit + wanted)));
            return;
        }
        encode(limit - LOOK_AHEAD, false);
        int gone = next - KEPT;
        if (gone > 0) {
            System.arraycopy(data, gone, data, 0, limit - gone);
            finders.move(gone);
            limit -= gone;
            next -= gone;
            blockStart -= gone;
        }
    }

    /** Codes the bytes before {@code to}, or perhaps fewer if they are not all. */
    private void encode(int to, boolean isAll) throws IOException {
        start();
        if (matching.depth == 0) {
            store(isAll);
            return;
        }
        if (isAll) { // searches read them, and must not depend on earlier bytes
            Arrays.fill(data, limit, limit + MARGIN, (byte) 0);
        }
        if (!isSearching) {
            finders.begin(matching, Math.max(limit, leastSearched));
            isSearching = true;
        }
        while (next < to) {
            if (block.isFull()) {
                writeBlock(false);
            }
            int room = Math.min(to - next, block.room());
            block.ensure(room);
            next = finders.search(data, next, next + room, limit, block);
        }
    }

    /** Stores all bytes, or only full blocks, of which there is at least one if there is no room left. */
    private void store(boolean isAll) throws IOException {
        if (next > blockStart) {
            writeBlock(false);
        }
        while (limit - next >= (isAll ? 1 : BlockWriter.MOST_STORED)) {
            storeBlock(Math.min(limit - next, BlockWriter.MOST_STORED), false);
        }
    }

    private void storeBlock(int n, boolean isLast) throws IOException {
        blocks.store(data, next, n, isLast, out);
        next += n;
        blockStart = next;
        deliver();
    }

    private void start() {
        if (!isStarted) {
            isStarted = true;
            out.ensure(16);
            out.add(0x78 | 0x5e << 8, 16);
        }
    }

    private void writeBlock(boolean isLast) throws IOException {
        blocks.write(block, blockStart < 0 ? null : data, blockStart, next - blockStart, isLast, out);
        block.clear();
        blockStart = next;
        deliver();
    }

    private void deliver() throws IOException {
        if (out.size >= OUTPUT_BUFFER && output != null) {
            out.deliver(output);
        }
    }

    /** Ends a stream that consists of these bytes: writes the result for them that the {@link #trial} has kept. */
    public void finishKept(byte[] bytes, int length) throws IOException {
        start();
        adler.update(bytes, 0, length);
        blocks.write(trial.kept(), bytes, 0, length, true, out);
        end();
    }

    /**
     * Begins a part of a stream. Its encoding does not depend on anything that this encoder has encoded before. If the
     * part is not the first, the bytes written since {@link #begin}, at most {@link #WINDOW}, are of the part before:
     * matches may refer to them.
     */
    public void beginPart(boolean isFirst) throws IOException {
        leastSearched = MOST;
        if (isFirst) {
            return;
        }
        encode(limit, true);
        block.clear();
        blockStart = limit;
        out.reset();
        adler.reset();
    }

    /**
     * Ends a part of a stream with a whole byte, and delivers the rest of it. The caller writes the checksum of the
     * stream after the last part.
     *
     * @return the checksum of the part
     */
    public int finishPart(boolean isLast) throws IOException {
        encode(limit, true);
        if (isLast || next > blockStart) {
            writeBlock(isLast);
        }
        if (!isLast) {
            blocks.store(data, next, 0, false, out); // an empty block, which ends with a whole byte
        }
        out.ensure(8);
        out.toByte();
        deliverAll();
        return (int) adler.getValue();
    }

    /** The checksum of bytes with checksum {@code first} and then {@code length} bytes with {@code second}. */
    public static int combine(int first, int second, int length) {
        long a = (first & 0xffff) + ADLER_BASE - 1;
        long b = (first >>> 16) + (second >>> 16) + length % ADLER_BASE * a;
        return (int) ((a + (second & 0xffff)) % ADLER_BASE) | (int) (b % ADLER_BASE) << 16;
    }

    /** Ends the stream, and delivers the rest of it. */
    public void finish() throws IOException {
        if (matching.depth == 0) {
            encode(limit, false);
            storeBlock(limit - next, true);
        } else {
            encode(limit, true);
            writeBlock(true);
        }
        end();
    }

    private void end() throws IOException {
        out.ensure(8 + 32);
        out.toByte();
        out.add(Integer.reverseBytes((int) adler.getValue()) & 0xffff_ffffL, 32); // RFC 1950, section 2.2
        deliverAll();
    }

    private void deliverAll() throws IOException {
        if (output != null) {
            out.deliver(output);
            output = null;
        }
    }
}
