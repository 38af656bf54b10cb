package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import javax.imageio.stream.FileCacheImageOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Has the JDK complete a stream at exit: the JDK closes its own streams with a cache file then, and this is an empty
 * one. It holds them weakly, so that an abandoned stream can be collected, and its class loader.
 */
final class ClosedByJdk extends FileCacheImageOutputStream {

    private final WindowedImageOutputStream stream;

    private ClosedByJdk(WindowedImageOutputStream stream) throws IOException {
        super(OutputStream.nullOutputStream(), null);
        this.stream = stream;
    }

    /** Null if the JDK cannot make a temporary file, or the virtual machine is ending. */
    static @Nullable ClosedByJdk of(WindowedImageOutputStream stream) {
        try {
            return new ClosedByJdk(stream);
        } catch (IOException | RuntimeException e) {
            warn("is open will lose data unless it is closed", e);
            return null;
        }
    }

    /** At exit. */
    @Override
    public void close() throws IOException {
        try {
            stream.close();
        } catch (IOException | RuntimeException e) {
            warn("was open at exit lost data", e);
        }
    }

    private static void warn(String what, Exception e) {
        System.getLogger("dev.slipstream.imageio").log(Level.WARNING, "An output stream that " + what, e);
    }

    /** Takes it back from the JDK, since the stream is closed. */
    void giveUp() throws IOException {
        super.close();
    }
}
