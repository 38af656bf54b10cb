package dev.slipstream.imageio.inflate;

import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** The compressed data is not what RFC 1950 and RFC 1951 allow. */
public final class InflateException extends ZipException {

    private static final long serialVersionUID = 1L;

    private InflateException(String message) {
        super(message);
    }

    static InflateException at(BitInput in, String what) {
        return new InflateException("zlib: " + what + ", at byte " + in.position() + " of the compressed data");
    }

    /** What zlib says, in its words as from the JDK's reader: it does not tell where. */
    static InflateException ofZlib(@Nullable String what) {
        return new InflateException(what == null ? "Invalid ZLIB data format" : what);
    }
}
