package dev.slipstream.imageio.inflate;

import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** The compressed data breaks a rule of RFC 1950 or RFC 1951. */
public final class InflateException extends ZipException {

    private static final long serialVersionUID = 1L;

    private InflateException(String message) {
        super(message);
    }

    static InflateException at(BitInput in, String what) {
        return new InflateException("zlib: " + what + ", at byte " + in.position() + " of the compressed data");
    }

    /** An error that zlib found, in zlib's words, as the JDK's reader reports it. zlib does not say where it is. */
    static InflateException ofZlib(@Nullable String what) {
        return new InflateException(what == null ? "Invalid ZLIB data format" : what);
    }
}
