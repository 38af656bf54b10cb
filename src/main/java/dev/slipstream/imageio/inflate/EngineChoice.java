package dev.slipstream.imageio.inflate;

import org.jspecify.annotations.Nullable;

/**
 * Who decodes the next stream: zlib, which is native and fast from its first byte on, or {@link Inflate}, which is
 * faster once the virtual machine has compiled it, and until then many times slower. What is decoded never depends on
 * that.
 *
 * <p>The rule is measured in this very process. Now and then what zlib has just decoded, the beginning of a stream, is
 * decoded again by our own decoder, for nothing but to see how long it takes, and to be compiled. It gets a part
 * of the time that zlib has taken so far, so that a process that reads little compiles nothing, and one that reads
 * much soon has the faster one. When ours has been faster three times in a row, so that it was not luck, it decodes
 * from then on.
 */
public class EngineChoice {

    // No state but this; no thread; nothing is done or counted any more once it is decided.

    private static final int WINS = 3;

    /** Of the time that zlib has taken, ours gets half, and the less the more it has had without being faster. */
    private static final int SHARE = 2;
    private static final long PATIENCE_NANOS = 20_000_000;

    /** A trial takes at least so long, practice included, and not much longer: somebody waits for an image. */
    private static final long SHORTEST_NANOS = 500_000;
    private static final long LONGEST_NANOS = 4_000_000;

    /** Bytes of a trial, if the stream has so many. */
    static final int LENGTH = 16 * 1024;

    /**
     * For practice, ours decodes the first bytes again and again, so few of them a call: what is called often is
     * compiled soon, the building of tables as well as the loop.
     */
    private static final int PRACTICE = 512;
    private static final int STEP = 64;

    /** Then there are no more trials. */
    private static final long FAILED = Long.MAX_VALUE / 4;

    private static EngineChoice ofProcess = new EngineChoice();

    private volatile boolean isOwnFaster;

    private long zlibNanos;
    private long ownNanos;

    private boolean isTrialUnderWay;
    private int wins;

    /** What trials decode with and into, until it is decided. Only the trial under way may touch it. */
    private @Nullable Inflate own;
    private byte[] out = {};

    EngineChoice() {}

    /** The one for all streams. */
    public static EngineChoice ofProcess() {
        return ofProcess;
    }

    /** For tests. */
    static void setOfProcess(EngineChoice choice) {
        ofProcess = choice;
    }

    /** Whether {@link Inflate} is to be used. */
    public boolean isOwnFaster() {
        return isOwnFaster;
    }

    /** A decoder for one stream, if it is not. */
    public ZlibDecoder zlib() {
        return new NativeInflate(this);
    }

    /** Notes how long zlib took. */
    synchronized void add(long nanos) {
        zlibNanos += nanos;
    }

    /** How many bytes at the beginning of the next stream are to be decoded by both, at most; 0 if none. */
    int trialLength() {
        return trialNanos() == 0 ? 0 : LENGTH;
    }

    /** How long the next trial may take; 0 if it is not due. */
    synchronized long trialNanos() {
        long nanos = zlibNanos / (SHARE + ownNanos / PATIENCE_NANOS) - ownNanos;
        boolean isDue = !isOwnFaster && !isTrialUnderWay && nanos >= SHORTEST_NANOS;
        return isDue ? Math.min(nanos, LONGEST_NANOS) : 0;
    }

    /**
     * Lets ours decode what zlib has decoded.
     *
     * @param in what zlib had, from {@code from} to {@code to}
     * @param length how many bytes it made of it
     * @param nanos how long it took
     */
    void tryOwn(byte[] in, int from, int to, int length, long nanos) {
        long allowed = beginTrial();
        if (allowed == 0) {
            return;
        }
        long start = System.nanoTime();
        long own = Long.MAX_VALUE;
        long spent = FAILED;
        try {
            own = decode(in, from, to, length, start, allowed);
            spent = System.nanoTime() - start;
        } catch (InflateException e) {
            spent = FAILED; // what zlib takes to be right: whoever reads the image has zlib's answer, and keeps it
        } finally {
            endTrial(nanos, own, spent);
        }
    }

    private synchronized long beginTrial() {
        long allowed = trialNanos();
        isTrialUnderWay = allowed > 0;
        return allowed;
    }

    /** Returns how long ours took after some practice; or, if it is too slow to be tried, more than anybody takes. */
    private long decode(byte[] in, int from, int to, int length, long start, long allowed) throws InflateException {
        Inflate own = own();
        int few = Math.min(length, PRACTICE);
        long pace = decode(own, in, from, to, few, STEP);
        while (wins == 0 && System.nanoTime() - start < allowed) {
            pace = decode(own, in, from, to, few, STEP);
        }
        return pace / few > LONGEST_NANOS / LENGTH ? Long.MAX_VALUE : decode(own, in, from, to, length, length);
    }

    private Inflate own() {
        Inflate present = own;
        if (present == null) {
            present = Inflate.zlib();
            own = present;
            out = new byte[LENGTH + FastLoop.OUT_MARGIN];
        }
        return present;
    }

    /** Returns how long it took. */
    private long decode(Inflate own, byte[] in, int from, int to, int length, int step) throws InflateException {
        long start = System.nanoTime();
        own.reset();
        own.setInput(in, from, to - from);
        int before = -1;
        for (int done = 0; done < length && done > before; ) {
            before = done;
            done = own.inflate(out, done, Math.min(length, done + step), out.length);
        }
        return System.nanoTime() - start;
    }

    private synchronized void endTrial(long zlib, long own, long spent) {
        isTrialUnderWay = false;
        note(zlib, own, spent);
        if (isOwnFaster) {
            this.own = null;
            out = new byte[0];
        }
    }

    /** Notes a trial: how long either took for the same bytes, and what it has cost, with practice. */
    synchronized void note(long zlib, long own, long spent) {
        ownNanos += spent;
        wins = own < zlib ? wins + 1 : 0;
        isOwnFaster |= wins >= WINS; // for good
    }
}
