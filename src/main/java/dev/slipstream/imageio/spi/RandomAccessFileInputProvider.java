package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import org.jspecify.annotations.Nullable;

/** For random access files. */
public final class RandomAccessFileInputProvider extends InputProvider {

    /** For {@code ServiceLoader}. */
    public RandomAccessFileInputProvider() {
        super(RandomAccessFile.class, false, true);
    }

    @Override
    WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory) throws IOException {
        return WindowedImageInputStream.of((RandomAccessFile) input);
    }
}
