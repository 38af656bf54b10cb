package dev.slipstream.imageio.stream;

import java.io.IOException;

/** Reads back what has been put into a sink. */
final class SinkInput implements PositionalInput {

    private final Sink sink;

    SinkInput(Sink sink) {
        this.sink = sink;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return sink.read(position, b, off, len);
    }

    @Override
    public long length() throws IOException {
        return sink.length();
    }

    /** The sink is closed by the stream that writes to it. */
    @Override
    public void close(long consumed) {}
}
