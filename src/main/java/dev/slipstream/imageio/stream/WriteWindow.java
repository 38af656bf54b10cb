package dev.slipstream.imageio.stream;

/** A place to write, handed over by a {@link Sink}. */
final class WriteWindow {

    /** Holds consecutive bytes of the stream. */
    final byte[] bytes;

    /** Where the position that was asked for is. */
    final int index;

    /** Behind the last byte that is the stream's already; at least {@link #index}. */
    final int limit;

    /** Behind the last byte that may be written; more than {@link #index}. */
    final int room;

    WriteWindow(byte[] bytes, int index, int limit, int room) {
        this.bytes = bytes;
        this.index = index;
        this.limit = limit;
        this.room = room;
    }
}
