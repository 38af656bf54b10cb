package dev.slipstream.imageio.stream;

/** The exception for a position that has been flushed. */
final class Flushed {

    /** The JDK's text. Programs compare it with the whole message, so what else is known is in the cause. */
    private static final String MESSAGE = "pos < flushedPos!";

    private Flushed() {}

    static IndexOutOfBoundsException exception(long position, long flushed) {
        IndexOutOfBoundsException exception = new IndexOutOfBoundsException(MESSAGE);
        exception.initCause(new IndexOutOfBoundsException("Position " + position + " is before " + flushed
                + ", up to which the stream has been flushed"));
        return exception;
    }
}
