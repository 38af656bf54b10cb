package dev.slipstream.imageio.inflate;

/**
 * Who decodes the next stream: zlib, which is native and fast from its first byte on, or {@link Inflate}, which is
 * faster once the virtual machine has compiled it, and until then many times slower. What is decoded never depends on
 * that.
 *
 * <p>The rule is measured in this very process. Now and then what zlib has just decoded, the beginning of a stream, is
 * decoded again by our own decoder, for nothing but to see how long it takes, and to be compiled. It gets a small part
 * of the time that zlib has taken so far, so that a process that reads little compiles nothing, and one that reads
 * much soon has the faster one. When ours has been faster three times in a row, so that it was not luck, it decodes
 * from then on.
 */
public class EngineChoice {

    // No state but this; no thread; nothing is done or counted any more once it is decided.

    private static final int WINS = 3;

    /** Of the time that zlib has taken, ours gets this part, and less and less if that does not help. */
    private static final int SHARE = 8;
    private static final long PATIENCE_NANOS = 10_000_000;

    /** Bytes of a trial: fewer tell nothing, and of more it is the same. */
    private static final int SHORTEST = 256;
    private static final int LONGEST = 16 * 1024;

    /** Ours decodes so few bytes a call as long as it is far slower: what is called often is compiled soon. */
    private static final int STEP = 64;
    private static final int FAR = 4;

    /** What the first trial is expected to take, in the interpreter. */
    private static final long FIRST_NANOS = 250_000;

    /** Then there are no more trials. */
    private static final long FAILED = Long.MAX_VALUE / 4;

    private static EngineChoice ofProcess = new EngineChoice();

    private volatile boolean isOwnFaster;

    private long zlibNanos;
    private long ownNanos;

    /** The trial before: what it took, and its bytes. */
    private long lastNanos = FIRST_NANOS;
    private int lastLength = SHORTEST;

    private boolean isFar = true;
    private boolean isTrialUnderWay;
    private int wins;

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
    synchronized int trialLength() {
        if (isOwnFaster || isTrialUnderWay) {
            return 0;
        }
        long nanos = zlibNanos / (SHARE + ownNanos / PATIENCE_NANOS) - ownNanos;
        long length = nanos * lastLength / lastNanos;
        return length < Math.min(SHORTEST, lastLength) ? 0 : (int) Math.min(length, LONGEST);
    }

    /**
     * Lets ours decode what zlib has decoded.
     *
     * @param in what zlib had, from {@code from} to {@code to}
     * @param length how many bytes it made of it
     * @param nanos how long it took
     */
    void tryOwn(byte[] in, int from, int to, int length, long nanos) {
        if (!beginTrial()) {
            return;
        }
        long took = FAILED;
        try {
            took = decode(in, from, to, length, isFar ? STEP : length);
        } finally {
            endTrial(length, nanos, took);
        }
    }

    private synchronized boolean beginTrial() {
        boolean begins = !isTrialUnderWay;
        isTrialUnderWay = true;
        return begins;
    }

    private static long decode(byte[] in, int from, int to, int length, int step) {
        Inflate own = Inflate.zlib();
        byte[] out = new byte[length + FastLoop.OUT_MARGIN];
        long start = System.nanoTime();
        try {
            own.setInput(in, from, to - from);
            int before = -1;
            for (int done = 0; done < length && done > before; ) {
                before = done;
                done = own.inflate(out, done, Math.min(length, done + step), out.length);
            }
        } catch (InflateException e) {
            return FAILED; // what zlib takes to be right: whoever reads the image has zlib's answer, and keeps it
        }
        return System.nanoTime() - start;
    }

    private synchronized void endTrial(int length, long zlib, long own) {
        isTrialUnderWay = false;
        note(length, zlib, own);
    }

    /** Notes a trial: how long either took for so many bytes. */
    synchronized void note(int length, long zlib, long own) {
        ownNanos += own;
        lastNanos = Math.max(1, own);
        lastLength = length;
        isFar = own / FAR > zlib;
        wins = own < zlib ? wins + 1 : 0;
        isOwnFaster = wins >= WINS;
    }
}
