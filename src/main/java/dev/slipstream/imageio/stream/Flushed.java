package dev.slipstream.imageio.stream;

/** The exception for a position that has been flushed. */
final class Flushed {

    /**
     * The JDK's text, with which programs compare the whole message. What else is known is suppressed by the exception
     * instead of being its cause: it is printed, and the causes of a reader's exceptions stay the JDK's.
     */
    private static final String MESSAGE = "pos < flushedPos!";

    private Flushed() {}

    static IndexOutOfBoundsException exception(long position, long flushed) {
        IndexOutOfBoundsException exception = new IndexOutOfBoundsException(MESSAGE);
        exception.addSuppressed(new IndexOutOfBoundsException("Position " + position + " is before " + flushed
                + ", up to which the stream has been flushed"));
        return exception;
    }
}
