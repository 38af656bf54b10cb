package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Streams on a file, as ImageIO gives them here, or Slipstream's with a window of any size, where it is present. */
final class SeedWindowedStreams {

    /** The window of who has none, or of a size that is its own affair. */
    static final int AS_SHIPPED = 0;

    private static final String SIZES = "dev.slipstream.imageio.stream.WindowSizes";

    private SeedWindowedStreams() {
    }

    static ImageInputStream input(File file, int windowSize) throws IOException {
        ImageInputStream stream = windowSize == AS_SHIPPED
                ? ImageIO.createImageInputStream(file)
                : (ImageInputStream) open("input", file, windowSize);
        return opened(stream, file);
    }

    static ImageOutputStream output(File file, int windowSize) throws IOException {
        ImageOutputStream stream = windowSize == AS_SHIPPED
                ? ImageIO.createImageOutputStream(file)
                : (ImageOutputStream) open("output", file, windowSize);
        return opened(stream, file);
    }

    private static <T> T opened(T stream, File file) throws IOException {
        if (stream == null) {
            throw new IOException("No provider opens " + file);
        }
        return stream;
    }

    /** The class is asked for by name: on other sides' class paths the library is not there. */
    private static Object open(String method, File file, int windowSize) throws IOException {
        try {
            Method opening = Class.forName(SIZES).getMethod(method, File.class, int.class);
            return opening.invoke(null, file, windowSize);
        } catch (InvocationTargetException e) {
            throw new IOException("Cannot open " + file + " with a window of " + windowSize + ": " + e.getCause(), e);
        } catch (ReflectiveOperationException e) {
            throw new IOException("No windows of other sizes than Slipstream's own: " + e, e);
        }
    }
}
