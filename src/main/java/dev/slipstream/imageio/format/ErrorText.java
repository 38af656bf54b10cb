package dev.slipstream.imageio.format;

import org.jspecify.annotations.Nullable;

/** The text of exceptions. */
public final class ErrorText {

    private ErrorText() {}

    /**
     * The text of the JDK's exception at the same point, unchanged because programs look for it, followed by the
     * details; only the details if the JDK's exception has no text.
     */
    public static String of(@Nullable String jdk, String details) {
        return jdk == null || jdk.isEmpty() ? details : jdk + " (" + details + ")";
    }
}
