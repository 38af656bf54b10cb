package dev.slipstream.imageio.interop;

import dev.slipstream.imageio.testing.Use;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Finds out whether a reader or writer of ours serves a request itself, or leaves it to the JDK's. */
final class ServedBy {

    private static final String JDK = "com.sun.imageio.plugins.";

    /** In which the JDK's readers and writers come to pixels, or write. */
    private static final Set<String> METHODS = Set.of("readImage", "read", "write");

    /** The JDK's class that writes the pixels of GIFs. Its writer writes the rest, even if ours encodes the pixels. */
    private static final String LZW = ".common.BitFile";

    private boolean isJdk;

    private ServedBy() {}

    static String reading(ImageReader reader, byte[] file, Use<ImageReader> request) {
        ServedBy watch = new ServedBy();
        reader.setInput(watch.input(file));
        return watch.answer(reader, request);
    }

    static String writing(ImageWriter writer, Use<ImageWriter> request) {
        ServedBy watch = new ServedBy();
        writer.setOutput(watch.output());
        return watch.answer(writer, request);
    }

    private <T> String answer(T served, Use<T> request) {
        try {
            request.of(served);
        } catch (IOException | RuntimeException e) { // the JDK's have some of every kind
            return "refused";
        }
        return isJdk ? "JDK's" : "ours";
    }

    private void look() {
        isJdk |= StackWalker.getInstance().walk(frames -> frames.anyMatch(frame -> frame.getClassName().startsWith(JDK)
                && (frame.getClassName().endsWith(LZW)
                || (frame.getClassName().toLowerCase(Locale.ROOT).matches(".*(imagereader|(png|bmp)imagewriter)")
                && METHODS.contains(frame.getMethodName())))));
    }

    private MemoryCacheImageInputStream input(byte[] file) {
        return new MemoryCacheImageInputStream(new ByteArrayInputStream(file)) {
            @Override
            public int read() throws IOException {
                look();
                return super.read();
            }

            @Override
            public int read(byte[] b, int off, int len) throws IOException {
                look();
                return super.read(b, off, len);
            }
        };
    }

    private MemoryCacheImageOutputStream output() {
        return new MemoryCacheImageOutputStream(OutputStream.nullOutputStream()) {
            @Override
            public void write(int b) throws IOException {
                look();
                super.write(b);
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                look();
                super.write(b, off, len);
            }
        };
    }
}
