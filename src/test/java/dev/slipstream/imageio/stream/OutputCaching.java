package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** The ways in which a stream keeps what its {@code OutputStream} has not been given yet. */
enum OutputCaching {

    MEMORY {
        @Override
        WindowedImageOutputStream open(OutputStream out, File directory) {
            return WindowedImageOutputStream.of(out);
        }
    },
    DIRECTORY {
        @Override
        WindowedImageOutputStream open(OutputStream out, File directory) {
            return WindowedImageOutputStream.of(out, directory);
        }
    },
    /** In the file from the first block on. */
    SPILLED {
        @Override
        WindowedImageOutputStream open(OutputStream out, File directory) {
            return new WindowedImageOutputStream(new CacheSink(out, false, CacheFile.in(directory), 0), 0);
        }
    },
    CHANNEL {
        @Override
        WindowedImageOutputStream open(OutputStream out, File directory) {
            return WindowedImageOutputStream.of(Channels.newChannel(out), directory);
        }
    };

    abstract WindowedImageOutputStream open(OutputStream out, File directory);
}
