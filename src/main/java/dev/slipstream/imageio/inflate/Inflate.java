package dev.slipstream.imageio.inflate;

import java.lang.ref.SoftReference;
import java.util.Objects;
import java.util.zip.Adler32;
import org.jspecify.annotations.Nullable;

/**
 * Decodes a zlib stream (RFC 1950) or a raw deflate stream (RFC 1951), as far as there is input, and room for output.
 * Decoding may stop and go on at any byte of either. A decoder is worth reusing: making its tables takes longer than
 * decoding a small image.
 */
public final class Inflate implements ZlibDecoder {

    /** The greatest distance of a match, in bytes. */
    public static final int HISTORY = 32 * 1024;

    /** This many bytes of any value after the input, if its array has them, make the end of a stream faster. */
    public static final int LOADED_AFTER = 24;

    /** Room for this many bytes after the output keeps decoding fast to its end; they may be overwritten. */
    public static final int OUT_MARGIN = FastLoop.OUT_MARGIN;

    /**
     * The size of a window for more than the history: in a larger one, the history is moved less often. With 56 KiB,
     * real photos take 2 to 9 % longer, icons of 72 to 512 pixels 2.5 %; with 256 KiB, these icons 3 % (JDK 25).
     */
    private static final int LARGE_WINDOW = 128 * 1024;

    /** The size of the largest window that is kept for the next stream. */
    private static final int LARGEST_KEPT = 256 * 1024;

    /** A length and a distance, each with its extra bits. */
    private static final int MOST_BITS = 15 + 5 + 15 + 13;

    /** Bits, all 0, that end a block with fixed codes. */
    private static final int FIXED_END = 7;

    private enum State {
        HEADER,
        BLOCK,
        STORED_LENGTH,
        STORED,
        DYNAMIC_CODES,
        SYMBOLS,
        MATCH,
        CHECKSUM,
        END
    }

    /** A closed decoder, for {@link #reused}. */
    private static @Nullable SoftReference<Inflate> spare;

    private final boolean isZlib;

    /** So that a decoder that is closed twice is not handed out twice. */
    private boolean isClosed;

    private final BitInput in = new BitInput();
    private final Adler32 adler = new Adler32();

    private State state = State.END;
    private boolean isLastBlock;

    /** The codes of the present block. */
    private CodeTable literals = FixedCodes.LITERALS;
    private CodeTable distances = FixedCodes.DISTANCES;

    /** Made when the first block needs it: small images often have none. */
    private @Nullable DynamicCodes dynamic;

    /** The bytes left of a stored block or of a match, and the distance of the match. */
    private int length;
    private int back;

    /** Arrays of the stream before, unless they were large: new ones would be most of the heap that an icon takes. */
    // With new ones, icons512 take 9 % longer, plots 5, icons64 4, sprites 3, photos 2 (JDK 25).
    private byte[] window = {};
    private byte[] block = {};

    private int decoded;
    private long produced;

    /** Where decoding began, if not at the beginning of the stream. */
    private @Nullable BlockStart begun;

    /** See {@link #pauseFrom}, and whether the last call has stopped for it. */
    private long pauseFrom;
    private boolean isPaused;

    private Inflate(boolean isZlib) {
        this.isZlib = isZlib;
        reset();
    }

    /** A decoder for streams with a header and an Adler-32 checksum, which is checked. */
    public static Inflate zlib() {
        return new Inflate(true);
    }

    /** As {@link #zlib}, but a closed decoder, if there is one. */
    public static Inflate reused() {
        SoftReference<Inflate> taken = exchange(null);
        Inflate present = taken == null ? null : taken.get();
        if (present == null) {
            return zlib();
        }
        present.isClosed = false;
        return present;
    }

    private static synchronized @Nullable SoftReference<Inflate> exchange(@Nullable SoftReference<Inflate> next) {
        SoftReference<Inflate> last = spare;
        spare = next;
        return last;
    }

    /** A decoder for raw deflate streams: tests can make any bit wrong, and no checksum hides the effect. */
    static Inflate raw() {
        return new Inflate(false);
    }

    @Override
    public byte[] window(int length) {
        window = enough(window, length > HISTORY ? Math.max(length, LARGE_WINDOW) : length);
        return window;
    }

    @Override
    public byte[] block(int length) {
        block = enough(block, length);
        return block;
    }

    private static byte[] enough(byte[] present, int length) {
        return present.length >= length ? present : new byte[length];
    }

    @Override
    public void reset() {
        in.reset();
        adler.reset();
        state = isZlib ? State.HEADER : State.BLOCK;
        isLastBlock = false;
        produced = 0;
        begun = null;
        pauseFrom = Long.MAX_VALUE;
    }

    @Override
    public boolean canBegin() {
        return true;
    }

    @Override
    public void pauseFrom(long bytes) {
        pauseFrom = bytes;
    }

    @Override
    public @Nullable BlockStart pause() {
        return isPaused ? new BlockStart(in.bitPosition(), in.position(), produced, checksum()) : null;
    }

    @Override
    public void begin(BlockStart start, byte[] b, int len, int bit) {
        reset();
        state = State.BLOCK;
        produced = start.produced();
        begun = start;
        in.append(b, 0, len);
        in.begin(bit, start.position());
    }

    @Override
    public void setInput(byte[] b, int off, int len) {
        in.append(b, off, len);
    }

    @Override
    public int used() {
        return in.used();
    }

    @Override
    public void shortenInput(int len) {
        in.shorten(len);
    }

    @Override
    public boolean needsInput() {
        return in.index == in.limit;
    }

    @Override
    public boolean isFinished() {
        return state == State.END;
    }

    /** Decodes as far as {@code to}. */
    int inflate(byte[] out, int from, int to) throws InflateException {
        return inflate(out, from, Integer.MAX_VALUE, to);
    }

    @Override
    public int inflate(byte[] out, int from, int enough, int to) throws InflateException {
        decoded = from;
        isPaused = false;
        int floor = (int) Math.max(0, from - produced);
        try {
            step(out, floor, enough, to);
        } finally {
            if (isZlib && !isClosed) {
                adler.update(out, from, decoded - from);
            }
            produced += decoded - from;
        }
        if (state == State.CHECKSUM) {
            checkSum();
        }
        return decoded;
    }

    @Override
    public int decoded() {
        return decoded;
    }

    /** Keeps this decoder for {@link #reused}. */
    @Override
    public void close() {
        if (isZlib && !isClosed) {
            isClosed = true;
            reset();
            if (window.length > LARGEST_KEPT) {
                window = new byte[0];
            }
            exchange(new SoftReference<>(this));
        }
    }

    /** Decodes until {@code enough} is reached, or the room, the input or the stream ends. */
    private void step(byte[] out, int floor, int enough, int to) throws InflateException {
        boolean more = true;
        while (more && decoded < enough) {
            more = switch (state) {
                case HEADER -> header();
                case BLOCK -> isLastBlock ? end() : produced < pauseFrom ? blockHeader() : pausesOrBegins();
                case STORED_LENGTH -> storedLength();
                case STORED -> stored(out, Math.min(enough, to));
                case DYNAMIC_CODES -> dynamicCodes();
                case SYMBOLS -> symbols(out, floor, enough, to);
                case MATCH -> match(out, floor, to);
                case CHECKSUM, END -> false;
            };
        }
    }

    private boolean header() throws InflateException {
        if (!in.has(16)) {
            return false;
        }
        int method = in.take(8);
        int flags = in.take(8);
        if ((method << 8 | flags) % 31 != 0) {
            throw InflateException.at(in, String.format("header %02x %02x fails its check", method, flags));
        }
        if ((method & 0xf) != 8) {
            throw InflateException.at(in, "compression method " + (method & 0xf) + " instead of 8");
        }
        if (method >> 4 > 7) {
            throw InflateException.at(in, "window of 2^" + ((method >> 4) + 8) + " bytes, at most 2^15 are possible");
        }
        if ((flags & 0x20) != 0) {
            throw InflateException.at(in, "preset dictionary, which nobody has");
        }
        state = State.BLOCK;
        return true;
    }

    private boolean end() {
        in.dropToByte();
        state = isZlib ? State.CHECKSUM : State.END;
        return false;
    }

    private boolean pausesOrBegins() throws InflateException {
        if (!in.isInArray()) {
            return blockHeader();
        }
        pauseFrom = Long.MAX_VALUE;
        isPaused = true;
        return false;
    }

    /** Reads the header of a block. A stream may have hundreds of thousands of empty blocks: those end here. */
    private boolean blockHeader() throws InflateException {
        if (!in.has(3)) {
            return false;
        }
        isLastBlock = in.take(1) == 1;
        switch (in.take(2)) {
            case 0 -> {
                in.dropToByte();
                state = State.STORED_LENGTH;
                return storedLength();
            }
            case 1 -> {
                if (in.has(FIXED_END) && (in.bits & (1 << FIXED_END) - 1) == 0) {
                    in.drop(FIXED_END);
                    return true;
                }
                literals = FixedCodes.LITERALS;
                distances = FixedCodes.DISTANCES;
                state = State.SYMBOLS;
            }
            case 2 -> {
                if (dynamic == null) {
                    dynamic = new DynamicCodes();
                }
                dynamic.begin();
                state = State.DYNAMIC_CODES;
            }
            default -> throw InflateException.at(in, "block of the reserved type 3");
        }
        return true;
    }

    private boolean storedLength() throws InflateException {
        if (!in.has(32)) {
            return false;
        }
        length = in.take(16);
        int complement = in.take(16);
        if (complement != (length ^ 0xffff)) {
            throw InflateException.at(in, String.format("stored block of length %04x, whose complement is %04x",
                    length, complement));
        }
        state = length == 0 ? State.BLOCK : State.STORED;
        return true;
    }

    private boolean stored(byte[] out, int to) {
        while (in.count > 0 && length > 0 && decoded < to) {
            out[decoded++] = (byte) in.take(8);
            length--;
        }
        int n = Math.min(Math.min(length, to - decoded), in.limit - in.index);
        System.arraycopy(in.bytes, in.index, out, decoded, n);
        in.index += n;
        decoded += n;
        length -= n;
        if (length == 0) {
            state = State.BLOCK;
        }
        return length == 0;
    }

    private boolean dynamicCodes() throws InflateException {
        DynamicCodes codes = Objects.requireNonNull(dynamic);
        if (!codes.read(in)) {
            return false;
        }
        literals = codes.literals;
        distances = codes.distances;
        state = State.SYMBOLS;
        return true;
    }

    private boolean match(byte[] out, int floor, int to) throws InflateException {
        if (decoded < to && back > decoded - floor) { // like zlib, no check of a match without room
            throw InflateException.at(in,
                    "match at a distance of " + back + ", there are " + (decoded - floor) + " bytes");
        }
        int end = decoded + Math.min(length, to - decoded);
        length -= end - decoded;
        for (; decoded < end; decoded++) {
            out[decoded] = out[decoded - back];
        }
        if (length == 0) {
            state = State.SYMBOLS;
        }
        return length == 0;
    }

    /** Alternates between the fast loop, as far as it goes, and single symbols. */
    private boolean symbols(byte[] out, int floor, int enough, int to) throws InflateException {
        boolean more = true;
        while (more && state == State.SYMBOLS) {
            int loaded = Math.min(in.bytes.length, in.limit + FastLoop.AFTER);
            decoded = FastLoop.run(in, loaded, literals, distances, out, floor, decoded, enough, to);
            if (decoded < enough && in.bytes.length > loaded && !in.isOverrun()) {
                lastSymbols(out, floor, enough, to);
            }
            more = decoded < enough && symbol(out, to);
        }
        return more;
    }

    /**
     * Runs the fast loop as if the bytes after the input were input, too. Mostly the block ends before them. If it does
     * not, the run is undone, and the last symbols are decoded one by one.
     */
    private void lastSymbols(byte[] out, int floor, int enough, int to) {
        in.mark();
        int loaded = Math.min(in.bytes.length, in.limit + LOADED_AFTER);
        int end = FastLoop.run(in, loaded, literals, distances, out, floor, decoded, enough, to);
        if (in.isWithinLimit()) {
            decoded = end;
        }
    }

    /** Decodes a literal, the numbers of a match or the end of the block; false if room or input is not enough. */
    private boolean symbol(byte[] out, int to) throws InflateException {
        in.has(MOST_BITS);
        int used = literals.bitsOf(in.bits);
        if (used > in.count) {
            return false;
        }
        int entry = literals.entryOf(in.bits);
        if ((entry & CodeTable.LITERALS) != 0) {
            if (decoded == to) {
                return false;
            }
            out[decoded++] = (byte) CodeTable.value(entry);
        } else if ((entry & CodeTable.STOP) == 0) {
            int usedForDistance = distances.bitsOf(in.bits >>> used);
            if (used + usedForDistance > in.count) {
                return false;
            }
            beginMatch(literals.valueOf(in.bits), in.bits >>> used);
            in.drop(usedForDistance);
        } else if (CodeTable.value(entry) == Symbols.END_OF_BLOCK) {
            state = State.BLOCK;
        } else {
            throw InflateException.at(in, "code that means neither a literal nor a length");
        }
        in.drop(used);
        return true;
    }

    private void beginMatch(int length, long distanceBits) throws InflateException {
        if ((distances.entryOf(distanceBits) & CodeTable.STOP) != 0) {
            throw InflateException.at(in, "code that means no distance");
        }
        this.length = length;
        this.back = distances.valueOf(distanceBits);
        state = State.MATCH;
    }

    private int checksum() {
        BlockStart start = begun;
        int value = (int) adler.getValue();
        return start == null ? value : start.joinChecksum(value, produced - start.produced());
    }

    private void checkSum() throws InflateException {
        if (in.has(Integer.SIZE)) {
            int expected = Integer.reverseBytes((int) in.bits);
            in.drop(Integer.SIZE);
            if (expected != checksum()) {
                throw InflateException.at(in, String.format("Adler-32 checksum is %08x, that of the data %08x",
                        expected, checksum()));
            }
            state = State.END;
        }
    }
}
