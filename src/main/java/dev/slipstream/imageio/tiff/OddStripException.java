package dev.slipstream.imageio.tiff;

import java.io.IOException;

/** Thrown through the JDK's reader if a strip is not as an encoder writes it: that reader must decode it itself. */
final class OddStripException extends IOException {

    private static final long serialVersionUID = 1;

    OddStripException() {
        super("A strip or tile is damaged or unusual");
    }

    /** Nobody sees the stack trace, which would take longer than the strip. */
    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized")
    public Throwable fillInStackTrace() {
        return this;
    }
}
