package dev.slipstream.imageio.inflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The JDK's zlib, which is fast from its first byte on: so it decodes the first streams of a process. Its errors do not
 * say where a stream is wrong. {@link #decoded} shows how far the stream was right, as that of {@link Inflate} does.
 */
public final class JdkZlib implements ZlibDecoder {

    /** Bytes that {@link java.util.zip.InflaterInputStream} gives zlib at a time: {@link #used} may be that coarse. */
    static final int JDK_READ = 512;

    private final Inflater zlib = new Inflater();

    private byte[] input = {};

    /** Of the last input: the first byte, the first one that zlib has not used, and the end. */
    private int first;
    private int next;
    private int limit;

    private int decoded;

    /** How many of the decoded bytes {@link WarmUp} has counted. */
    private long counted;

    @Override
    public void reset() {
        zlib.reset();
        setInput(new byte[0], 0, 0);
    }

    @Override
    public void setInput(byte[] b, int off, int len) {
        input = b;
        first = off;
        next = off;
        limit = off + len;
    }

    /** {@inheritDoc} It is exact to a piece of {@link #JDK_READ} bytes, counted from the first byte of the input. */
    @Override
    public int used() {
        return next - first;
    }

    @Override
    public void shortenInput(int len) {
        limit = first + len;
    }

    @Override
    public boolean needsInput() {
        return next == limit;
    }

    @Override
    public boolean isFinished() {
        return zlib.finished();
    }

    @Override
    public int inflate(byte[] out, int from, int enough, int to) throws InflateException {
        decoded = from;
        if (enough > to) {
            inflate(out, to, limit);
        } else {
            inflateExactly(out, enough);
        }
        return decoded;
    }

    /** zlib reads the symbol after the last byte, too. So the last byte gets no more pieces of input than it needs. */
    private void inflateExactly(byte[] out, int to) throws InflateException {
        inflate(out, to - 1, limit);
        int end = next;
        boolean more = decoded == to - 1;
        while (more) {
            inflate(out, to, end);
            more = decoded < to && end < limit && !zlib.finished();
            end = Math.min(limit, first + ((end - first) / JDK_READ + 1) * JDK_READ);
        }
    }

    /** Decodes as far as {@code to}, with the input before {@code end}. */
    private void inflate(byte[] out, int to, int end) throws InflateException {
        zlib.setInput(input, next, end - next);
        long before = zlib.getBytesWritten();
        try {
            zlib.inflate(out, decoded, to - decoded);
            if (zlib.needsDictionary()) {
                throw InflateException.ofZlib("preset dictionary");
            }
        } catch (DataFormatException e) {
            throw InflateException.ofZlib(e.getMessage());
        } finally {
            decoded += (int) (zlib.getBytesWritten() - before);
            next = end - zlib.getRemaining();
        }
    }

    @Override
    public int decoded() {
        return decoded;
    }

    @Override
    public void rest() {
        WarmUp.INFLATE.count(zlib.getBytesWritten() - counted);
        counted = zlib.getBytesWritten();
    }

    @Override
    public void close() {
        rest();
        zlib.end();
    }
}
