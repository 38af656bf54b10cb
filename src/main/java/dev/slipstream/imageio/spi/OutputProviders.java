package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The providers of output streams, a class for each kind of output: a registry has only one provider of a class. */
final class OutputProviders {

    private OutputProviders() {}

    static final class ToFile extends OutputProvider {

        ToFile() {
            super(File.class, false);
        }

        @Override
        WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory) throws IOException {
            return WindowedImageOutputStream.of((File) output);
        }
    }

    static final class ToPath extends OutputProvider {

        ToPath() {
            super(Path.class, false);
        }

        @Override
        WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory) throws IOException {
            return WindowedImageOutputStream.of((Path) output);
        }
    }

    static final class ToRandomAccessFile extends OutputProvider {

        ToRandomAccessFile() {
            super(RandomAccessFile.class, false);
        }

        @Override
        WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory) {
            return WindowedImageOutputStream.of((RandomAccessFile) output);
        }
    }

    static final class ToOutputStream extends OutputProvider {

        ToOutputStream() {
            super(OutputStream.class, true);
        }

        @Override
        WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory) {
            OutputStream out = (OutputStream) output;
            return useCache ? WindowedImageOutputStream.of(out, directory) : WindowedImageOutputStream.of(out);
        }
    }

    /** To channels with a position, file channels among them, and to those that can only be written. */
    static final class ToChannel extends OutputProvider {

        ToChannel() {
            super(WritableByteChannel.class, true);
        }

        @Override
        WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory) throws IOException {
            if (output instanceof SeekableByteChannel out) {
                return useCache ? WindowedImageOutputStream.of(out, directory) : WindowedImageOutputStream.of(out);
            }
            WritableByteChannel out = (WritableByteChannel) output;
            return useCache ? WindowedImageOutputStream.of(out, directory) : WindowedImageOutputStream.of(out);
        }
    }
}
