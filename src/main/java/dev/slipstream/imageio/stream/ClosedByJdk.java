package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import javax.imageio.stream.FileCacheImageOutputStream;

/**
 * Has the JDK complete a stream when the virtual machine ends, as it closes its own streams with a cache file: one of
 * these that is empty. It holds them weakly, so that a stream that is forgotten goes, and its class loader.
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

    /** The stream is closed: the JDK need not do it any more. */
    void giveUp() throws IOException {
        super.close();
    }
}
