package dev.slipstream.imageio.inflate;

import dev.slipstream.imageio.warmup.WarmUp;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * zlib, as the JDK has it: fast from its first byte on, so that it decodes the first streams of a process. Of a wrong
 * stream it does not tell where it is wrong; how far it is right it tells as {@link Inflate} does.
 */
public final class JdkZlib implements ZlibDecoder {

    /** What {@link java.util.zip.InflaterInputStream} gives zlib at a time, and to what {@link #used} is told. */
    static final int JDK_READ = 512;

    private final Inflater zlib = new Inflater();

    private byte[] input = {};

    /** Of the input given last: the first byte, the first that zlib has not been given, and the end. */
    private int first;
    private int next;
    private int limit;

    private int decoded;

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

    /** To the piece, counted from the beginning of the input. */
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
        if (enough >= to) {
            inflate(out, to, limit);
        } else {
            inflateExactly(out, enough);
        }
        return decoded;
    }

    /** zlib looks at the symbol behind the last byte: so that byte gets no more input than the piece that it needs. */
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

    /** Decodes as far as {@code to}, with the input up to {@code end}. */
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
    public void close() {
        WarmUp.INFLATE.count(zlib.getBytesWritten());
        zlib.end();
    }
}
