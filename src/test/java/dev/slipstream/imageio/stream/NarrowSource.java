package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Hands over what another source has, but never more than a few bytes at once, and spoils what it handed over before:
 * every value straddles windows somewhere, and a window that is used too long shows.
 */
final class NarrowSource implements Source {

    /** Bytes of the array that lie before the window and that nobody may touch. */
    private static final int NOT_THE_STREAMS = 3;

    private Source wide;
    private final int size;
    private byte[] given = {};

    NarrowSource(Source wide, int size) {
        this.wide = wide;
        this.size = size;
    }

    @Override
    public Source opened() throws IOException {
        wide = wide.opened();
        return this;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        ByteBuffer window = wide.window(position, wanted);
        if (!window.hasRemaining()) {
            return window; // nothing new: what was handed over before still counts
        }
        Arrays.fill(given, (byte) 0xee);
        int before = Math.min(window.position(), size / 4);
        int from = window.position() - before;
        int n = Math.min(size, window.limit() - from);
        given = new byte[NOT_THE_STREAMS + n];
        window.get(from, given, NOT_THE_STREAMS, n);
        return ByteBuffer.wrap(given, NOT_THE_STREAMS, n).slice().position(before);
    }

    @Override
    public long length() throws IOException {
        return wide.length();
    }

    @Override
    public void discardBefore(long position) throws IOException {
        wide.discardBefore(position);
    }

    @Override
    public boolean isCachedInMemory() {
        return wide.isCachedInMemory();
    }

    @Override
    public boolean isCachedInFile() {
        return wide.isCachedInFile();
    }

    @Override
    public void close(long consumed) throws IOException {
        wide.close(consumed);
    }
}
