package dev.slipstream.imageio.tiff;

import javax.imageio.IIOException;

/** What becomes of unchecked exceptions that the JDK's decoders throw for damaged data. */
final class JdkFailure {

    private static final String DAMAGED = "TIFF: a strip or tile is damaged";

    private JdkFailure() {}

    /** An IIOException if a decoder has thrown {@code e}. Otherwise throws it, as that of a request or a listener. */
    static IIOException of(RuntimeException e) {
        StackTraceElement[] trace = e.getStackTrace();
        if (trace.length == 0) { // of compiled code that has thrown many: a decoder's
            return new IIOException(DAMAGED, e);
        }
        for (StackTraceElement frame : trace) {
            String name = frame.getClassName();
            if (name.startsWith("com.sun.imageio.plugins.tiff.") && name.endsWith("Decompressor")) {
                return new IIOException(DAMAGED, e);
            }
            if (!name.startsWith("java.")) {
                throw e;
            }
        }
        throw e;
    }
}
