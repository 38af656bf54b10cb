package dev.slipstream.imageio.stream;

/** A place to write, handed over by a {@link Sink}. */
final class WriteWindow {

    /** Holds consecutive bytes of the stream. */
    final byte[] bytes;

    /** The index of the requested position. */
    final int index;

    /** The end of the bytes that are the stream's already; at least {@link #index}. */
    final int limit;

    /** The end of the bytes that may be written; more than {@link #index}. */
    final int room;

    WriteWindow(byte[] bytes, int index, int limit, int room) {
        this.bytes = bytes;
        this.index = index;
        this.limit = limit;
        this.room = room;
    }
}
