package dev.slipstream.imageio.reading;

import java.io.EOFException;
import java.io.IOException;
import java.util.Set;
import java.util.zip.ZipException;
import javax.imageio.IIOException;

/**
 * How a call failed.
 *
 * @param thrown the exception's class
 * @param reason what the exception or a cause of it says of the input
 */
public record Failure(Class<? extends Throwable> thrown, Reason reason) {

    public enum Reason {
        /** It ends too early. */
        END,
        /** Its compressed data are wrong. */
        DATA,
        /** Whatever else made a reader refuse it. */
        REFUSED,
        /** The input is not to blame, but the call: a wrong argument, no input, not supported. */
        CALL,
        /** The reader itself went wrong, or got a wrong index: what happened is not for callers to foresee. */
        UNEXPECTED
    }

    private static final Set<Class<?>> WRONG_CALLS = Set.of(
            IllegalArgumentException.class, IllegalStateException.class, UnsupportedOperationException.class);

    public static Failure of(Throwable thrown) {
        Class<? extends Throwable> kind = thrown.getClass();
        return new Failure(kind, WRONG_CALLS.contains(kind) ? Reason.CALL : reasonOf(thrown));
    }

    private static Reason reasonOf(Throwable thrown) {
        Reason reason = Reason.REFUSED;
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            if (t instanceof EOFException) {
                reason = Reason.END;
            } else if (t instanceof ZipException) {
                reason = Reason.DATA;
            } else if (!(t instanceof IOException)) {
                return Reason.UNEXPECTED;
            }
        }
        return reason;
    }

    /** Whether an outcome is right where the JDK's reader fails so: what it did not expect, another has to refuse. */
    public boolean allows(Object outcome) {
        if (!(outcome instanceof Failure other)) {
            return false;
        }
        return reason == Reason.UNEXPECTED
                ? other.thrown == IIOException.class
                : equals(other);
    }
}
