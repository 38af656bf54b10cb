package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.RandomAccessFile;
import org.jspecify.annotations.Nullable;

/** For random access files. */
public final class RandomAccessFileOutputProvider extends OutputProvider {

    /** For {@code ServiceLoader}. */
    public RandomAccessFileOutputProvider() {
        super(RandomAccessFile.class, false);
    }

    @Override
    WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File cacheDirectory) {
        return WindowedImageOutputStream.of((RandomAccessFile) output);
    }
}
