package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Reads back what has been put into a sink: ahead of what is requested, unless others may write there too. */
final class SinkSource implements Source {

    private final Sink sink;
    private ByteBuffer window = END;

    SinkSource(Sink sink) {
        this.sink = sink;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        if (window.capacity() == 0) {
            window = ByteBuffer.allocate(Handle.WINDOW_SIZE);
        }
        int largest = sink.isShared() ? Math.min(wanted, window.capacity()) : window.capacity();
        int n = sink.read(position, window.array(), 0, largest);
        return n < 0 ? END : window.position(0).limit(n);
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        return len < Handle.WINDOW_SIZE
                ? 0
                : sink.read(position, b, off, Math.min(len, Handle.LARGEST_READ));
    }

    @Override
    public long length() throws IOException {
        return sink.length();
    }

    /** The sink is closed by the stream that writes to it. */
    @Override
    public void close(long consumed) {
        window = END;
    }
}
