package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The providers of input streams, a class for each kind of input: a registry has only one provider of a class. */
final class InputProviders {

    private InputProviders() {}

    static final class FromFile extends InputProvider {

        FromFile() {
            super(File.class, false);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException {
            return WindowedImageInputStream.of((File) input);
        }
    }

    static final class FromPath extends InputProvider {

        FromPath() {
            super(Path.class, false);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException {
            return WindowedImageInputStream.of((Path) input);
        }
    }

    static final class FromRandomAccessFile extends InputProvider {

        FromRandomAccessFile() {
            super(RandomAccessFile.class, false);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException {
            return WindowedImageInputStream.of((RandomAccessFile) input);
        }
    }

    static final class FromInputStream extends InputProvider {

        FromInputStream() {
            super(InputStream.class, true);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) {
            InputStream in = (InputStream) input;
            return useCache ? WindowedImageInputStream.of(in, directory) : WindowedImageInputStream.of(in);
        }
    }

    static final class FromByteArray extends InputProvider {

        FromByteArray() {
            super(byte[].class, false);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) {
            return WindowedImageInputStream.of((byte[]) input);
        }
    }

    static final class FromByteBuffer extends InputProvider {

        FromByteBuffer() {
            super(ByteBuffer.class, false);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) {
            return WindowedImageInputStream.of((ByteBuffer) input);
        }
    }

    /** From channels with a position, file channels among them, and from those that can only be read. */
    static final class FromChannel extends InputProvider {

        FromChannel() {
            super(ReadableByteChannel.class, true);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException {
            if (input instanceof SeekableByteChannel in) {
                return WindowedImageInputStream.of(in);
            }
            ReadableByteChannel in = (ReadableByteChannel) input;
            return useCache ? WindowedImageInputStream.of(in, directory) : WindowedImageInputStream.of(in);
        }
    }

    static final class FromUrl extends InputProvider {

        FromUrl() {
            super(URL.class, true);
        }

        @Override
        WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException {
            URL in = (URL) input;
            return useCache ? WindowedImageInputStream.of(in, directory) : WindowedImageInputStream.of(in);
        }
    }
}
