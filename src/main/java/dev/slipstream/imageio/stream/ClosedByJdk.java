package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import javax.imageio.stream.FileCacheImageOutputStream;

/**
 * Has the JDK complete a stream at exit: the JDK closes its own streams with a cache file then, and this is an empty
 * one. It holds them weakly, so that an abandoned stream can be collected, and its class loader.
 */
final class ClosedByJdk extends FileCacheImageOutputStream {

    private final WindowedImageOutputStream stream;

    ClosedByJdk(WindowedImageOutputStream stream) throws IOException {
        super(OutputStream.nullOutputStream(), null);
        this.stream = stream;
    }

    /** At exit. */
    @Override
    public void close() throws IOException {
        try {
            stream.close();
        } catch (IOException | RuntimeException e) {
            System.getLogger("dev.slipstream.imageio")
                    .log(Level.WARNING, "An output stream that was open at exit lost data", e);
        }
    }

    /** Takes it back from the JDK, since the stream is closed. */
    void giveUp() throws IOException {
        super.close();
    }
}
