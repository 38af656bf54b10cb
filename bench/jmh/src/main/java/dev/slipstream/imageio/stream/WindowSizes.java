package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * The library's file streams with windows of any size. It stands in the library's package, because the size is a
 * constant there and nobody but a sweep should choose another.
 */
public final class WindowSizes {

    private WindowSizes() {
    }

    public static ImageInputStream input(File file, int windowSize) throws IOException {
        return new WindowedImageInputStream(FileHandle.owned(new RandomAccessFile(file, "r")).withWindow(windowSize));
    }

    /** Creates the file if need be, and does not truncate it. */
    public static ImageOutputStream output(File file, int windowSize) throws IOException {
        Handle handle = FileHandle.owned(new RandomAccessFile(file, "rw"));
        return new WindowedImageOutputStream(new PositionalSink(handle, windowSize, windowSize), 0);
    }
}
