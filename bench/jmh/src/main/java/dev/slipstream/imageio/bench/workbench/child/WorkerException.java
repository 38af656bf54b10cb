package dev.slipstream.imageio.bench.workbench.child;

import java.io.IOException;

/** A child JVM crashed, hung, or talks nonsense: what it was asked, and what is known. */
public final class WorkerException extends IOException {

    private static final long serialVersionUID = 1L;

    WorkerException(String message) {
        super(message);
    }

    WorkerException(String message, Throwable cause) {
        super(message, cause);
    }
}
