package dev.slipstream.imageio.stream;

import java.io.IOException;

/** Hands over what another sink has, but never room for more than a few bytes: every value straddles windows. */
final class NarrowSink implements Sink {

    private Sink wide;
    private final int size;

    NarrowSink(Sink wide, int size) {
        this.wide = wide;
        this.size = size;
    }

    @Override
    public Sink opened() throws IOException {
        wide = wide.opened();
        return this;
    }

    @Override
    public WriteWindow window(long position, long wanted) throws IOException {
        WriteWindow window = wide.window(position, wanted);
        int room = Math.min(window.room, window.index + size);
        return new WriteWindow(window.bytes, window.index, Math.min(window.limit, room), room);
    }

    @Override
    public void put(long position, byte[] b, int off, int len) throws IOException {
        wide.put(position, b, off, len);
    }

    @Override
    public int directFrom() throws IOException {
        return wide.directFrom();
    }

    @Override
    public int write(long position, byte[] b, int off, int len) throws IOException {
        return wide.write(position, b, off, len);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return wide.read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return wide.length();
    }

    @Override
    public void flushBefore(long position) throws IOException {
        wide.flushBefore(position);
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
    public void close() throws IOException {
        wide.close();
    }
}
