package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.format.ErrorText;
import dev.slipstream.imageio.inflate.Inflate;
import dev.slipstream.imageio.inflate.InflateException;
import dev.slipstream.imageio.inflate.ZlibDecoder;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.ZipException;
import javax.imageio.IIOException;
import org.jspecify.annotations.Nullable;

/**
 * What the JDK's reader throws when image data are wrong or end too early, and where it leaves the stream after an
 * image. Both depend on how much it inflates at a time, so that sometimes only {@link JdkReplay} can find them. If a
 * listener has flushed image data, nothing can be replayed: then the error that inflate has found is thrown.
 */
final class JdkEnd {

    /** How many bytes the JDK's reader inflates at a time, unless a scanline is longer. */
    private static final int JDK_BATCH = 8 * 1024;

    /** Input bytes of a few symbols, as inflate may decode them beyond the last byte of the image. */
    private static final int FEW_SYMBOLS = 24;

    private final ImageData data;
    private final ZlibDecoder inflate;

    /** All scanlines, as for {@link JdkReplay#failure}, and how many of them have been requested. */
    private final int[] runs;
    private int lines;

    /** The error that keeps the rest of the data from being inflated. */
    private @Nullable IOException failure;

    /** What the JDK's reader throws instead of the last scanline, since it has inflated wrong data after it. */
    private @Nullable IOException failureAtLast;

    /** Whether the JDK's reader takes missing data for the end of the stream, and skips the rest without an error. */
    private boolean isEnd;

    JdkEnd(ImageData data, ZlibDecoder inflate, int[] runs) {
        this.data = data;
        this.inflate = inflate;
        this.runs = runs;
    }

    /** To be called for each scanline before it is taken or skipped. */
    void begin() {
        lines++;
    }

    /** To be called if decoding begins in the scanline that has {@code n} before it. */
    void beginAfter(int n) {
        lines = n;
    }

    void fail(IOException e) {
        failure = e instanceof InflateException ? new ZipException(e.getMessage()) : e; // as the JDK's streams do
    }

    boolean hasFailed() {
        return failure != null;
    }

    boolean hasFailureAtLast() {
        return failureAtLast != null;
    }

    /** To be called after the last scanline. */
    void checkLast() throws IOException {
        if (failureAtLast != null) {
            throw failureAtLast;
        }
    }

    /**
     * Finds out how the JDK's reader ends: it may notice a wrong checksum, or what else is wrong after the image.
     *
     * @param decoded the index in {@code window} after the last decoded byte
     * @param end the index after the last byte of the image, at most {@code decoded}
     */
    void finish(byte[] window, int decoded, int end) throws IOException {
        int used = inflate.used();
        boolean isPieceKnown = decoded == end || (used - 1) % ImageData.JDK_READ >= FEW_SYMBOLS;
        if (failure == null && isPieceKnown) {
            int endOfRead = data.endOfJdkRead(used);
            inflate.shortenInput(endOfRead);
            try {
                inflateAfter(window, decoded, Math.max(decoded, end + JDK_BATCH));
            } catch (InflateException e) {
                fail(e);
            }
            data.leaveAt(data.position(endOfRead));
            if (failure == null) {
                return;
            }
        }
        failureAtLast = replay(Integer.MAX_VALUE, failure);
    }

    private void inflateAfter(byte[] window, int from, int to) throws InflateException {
        int seen = inflate.inflate(window, from, Integer.MAX_VALUE, Math.min(to, window.length));
        if (seen == window.length && seen < to) {
            int history = Math.min(seen, Inflate.HISTORY);
            byte[] more = Arrays.copyOfRange(window, seen - history, to);
            inflate.inflate(more, history, Integer.MAX_VALUE, history + to - seen);
        }
    }

    /** What to throw for a scanline that is not there. */
    IOException missing() throws IOException {
        IOException ours = reason();
        IOException jdk = asJdk(ours);
        return jdk == null ? ours : jdk;
    }

    /** Whether missing scanlines are skipped without another look. */
    boolean isEnd() {
        return isEnd;
    }

    /** Skips a scanline that is not there: the JDK's skipBytes does not fail if the zlib stream ends properly. */
    void skipMissing() throws IOException {
        if (!inflate.isFinished()) {
            IOException thrown = asJdk(reason());
            if (thrown != null) {
                throw thrown;
            }
            isEnd = true;
        }
    }

    private IOException reason() {
        return failure != null ? failure : new EOFException("the image data end before the image does");
    }

    /** What to throw for an unknown filter type. The JDK's reader may find an error in the data after it first. */
    IOException wrongFilter(int type) throws IOException {
        IOException unknown = new IIOException("Unknown row filter type (= " + type + ")!"); // the JDK's words
        IOException jdk = data.isFlushed() ? null : replay(lines, failure);
        return jdk == null ? unknown : jdk;
    }

    /** What the JDK's reader throws for wrong or missing data; null if it does not need these data. */
    private @Nullable IOException asJdk(IOException ours) throws IOException {
        boolean isOfData = ours instanceof ZipException || ours instanceof EOFException;
        return isOfData ? replay(lines, ours) : ours;
    }

    /** What the JDK's reader throws within the first {@code n} scanlines, and what {@code ours} says; or null. */
    private @Nullable IOException replay(int n, @Nullable IOException ours) throws IOException {
        if (data.isFlushed()) {
            return ours;
        }
        IOException jdk = data.replay(runs, n);
        if (jdk == null || ours == null || Objects.equals(jdk.getMessage(), ours.getMessage())) {
            return jdk;
        }
        String text = ErrorText.of(jdk.getMessage(), String.valueOf(ours.getMessage()));
        return jdk instanceof ZipException ? new ZipException(text)
                : jdk instanceof EOFException ? new EOFException(text) : jdk;
    }
}
