package dev.slipstream.imageio.deflate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Adler32;
import org.jspecify.annotations.Nullable;

/**
 * Encodes zlib streams. Memory is bounded for pieces of bounded length. For another stream, call {@link #begin} again.
 * Each piece of bytes may have two candidates, of which one is taken.
 */
public final class ZlibEncoder {

    /** The greatest distance of a match, in bytes. */
    public static final int WINDOW = Symbols.FURTHEST;

    /** How many bytes after the searched ones a search may read. */
    public static final int AHEAD = Symbols.LONGEST_MATCH + Long.BYTES;

    /** A block that costs at least this many bits per byte may be shorter if it is stored. */
    private static final int BITS_OF_NOISE = 7;

    /** RFC 1950, section 8.2. */
    private static final long ADLER_BASE = 65_521;

    /** From how many bytes on the output is delivered. */
    private static final int OUTPUT_BUFFER = 16 * 1024;

    /** About how many bytes a sample has. */
    private static final int SAMPLE = 32 * 1024;

    /** Null between streams, so that no application's stream is held. */
    private @Nullable OutputStream output;

    private final Adler32 adler = new Adler32();
    private final BitWriter out = new BitWriter();
    private final BlockWriter blocks = new BlockWriter();
    private final Candidate first = new Candidate(blocks);
    private final Candidate second = new Candidate(blocks);
    private final Candidate sample = new Candidate(blocks);

    /** The one that was taken last: its bytes are the last ones of the stream. */
    private Candidate taken = first;

    /** The last block, which what follows may join, and the index of its bytes, or -1 if they are no longer kept. */
    private Block pending = new Block();
    private int pendingStart;

    /**
     * Begins a stream.
     *
     * @param expected about how many bytes there will be; a wrong number only costs time, size or memory
     */
    public void begin(OutputStream output, long expected) {
        this.output = output;
        out.reset();
        adler.reset();
        pending.clear();
        out.ensure(16);
        out.add(0x78 | 0x5e << 8, 16);
        int most = (int) Math.min(expected, WINDOW);
        first.begin(most);
        second.begin(most);
    }

    /** One form of the next bytes. */
    public Candidate first() {
        return first;
    }

    /** Another form of the same number of bytes. */
    public Candidate second() {
        return second;
    }

    /** Room for a sample, which follows nothing. */
    public Candidate sample() {
        sample.begin(SAMPLE);
        return sample;
    }

    /** Begins the next bytes: both candidates are empty, and follow what has been written. */
    public void next() throws IOException {
        if (pending.bytes > 0) {
            if (pendingStart >= 0 && blocks.estimate(pending) >= (long) BITS_OF_NOISE * pending.bytes) {
                writePending(false);
            }
            pendingStart = -1;
        }
        taken.slide();
        (taken == first ? second : first).follow(taken);
    }

    /** The estimated number of bits that a candidate adds to the stream. */
    public long bits(Candidate candidate) {
        if (candidate.parse().count != 1) {
            return candidate.bits();
        }
        Block block = candidate.parse().block(0);
        return blocks.measureOrEstimate(block) - Math.max(0, savedByJoining(block));
    }

    private long savedByJoining(Block block) {
        return pending.bytes > 0 && pending.hasRoomFor(block) ? blocks.savedByJoining(pending, block) : -1;
    }

    /** Writes the bytes of a candidate. Either all of them have been searched, or none. */
    public void take(Candidate candidate) throws IOException {
        taken = candidate;
        adler.update(candidate.data, candidate.start, candidate.size());
        Parse parse = candidate.parse();
        if (parse.count == 0 && candidate.size() > 0) {
            if (pending.bytes > 0) {
                writePending(false);
            }
            blocks.store(candidate.data, candidate.start, candidate.size(), false, out);
            deliver();
        }
        int start = candidate.start;
        for (int i = 0; i < parse.count; i++) {
            Block block = parse.block(i);
            int bytes = block.bytes;
            if (savedByJoining(block) >= 0) {
                pending.join(block);
            } else {
                if (pending.bytes > 0) {
                    writePending(false);
                }
                parse.replace(i, pending);
                pending = block;
                pendingStart = start;
            }
            start += bytes;
        }
    }

    private void writePending(boolean isLast) throws IOException {
        blocks.write(pending, pendingStart < 0 ? null : taken.data, pendingStart, pending.bytes, isLast, out);
        pending.clear();
        deliver();
    }

    private void deliver() throws IOException {
        if (out.size >= OUTPUT_BUFFER && output != null) {
            out.deliver(output);
        }
    }

    /**
     * Begins a part of a stream that is not the first. The first candidate holds bytes of the part before: matches may
     * refer to the last of them.
     */
    public void beginPart() throws IOException {
        taken = first;
        out.reset();
    }

    /**
     * Ends a part of a stream with a whole byte, and delivers the rest of it. The caller writes the checksum of the
     * stream after the last part.
     *
     * @return the checksum of the part
     */
    public int finishPart(boolean isLast) throws IOException {
        if (isLast || pending.bytes > 0) {
            writePending(isLast);
        }
        if (!isLast) {
            blocks.store(taken.data, 0, 0, false, out); // an empty block, which ends with a whole byte
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
        writePending(true);
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
