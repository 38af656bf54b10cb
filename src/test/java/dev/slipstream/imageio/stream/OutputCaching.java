package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** The ways in which a stream keeps the bytes that its {@code OutputStream} has not got yet. */
enum OutputCaching {

    MEMORY((out, directory) -> WindowedImageOutputStream.of(out)),
    DIRECTORY((out, directory) -> WindowedImageOutputStream.of(out, directory)),
    /** Everything from the first block on is in the file. */
    SPILLED((out, directory) ->
            new WindowedImageOutputStream(new CacheSink(out, false, CacheFile.in(directory), 0), 0)),
    CHANNEL((out, directory) -> WindowedImageOutputStream.of(Channels.newChannel(out), directory));

    private interface Opener {
        WindowedImageOutputStream open(OutputStream out, File directory);
    }

    private final Opener opener;

    OutputCaching(Opener opener) {
        this.opener = opener;
    }

    WindowedImageOutputStream open(OutputStream out, File directory) {
        return opener.open(out, directory);
    }
}
