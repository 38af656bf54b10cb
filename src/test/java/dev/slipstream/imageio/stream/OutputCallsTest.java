package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import dev.slipstream.imageio.testing.Writers;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.FileCacheImageOutputStream;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The calls that reach an application's {@code OutputStream} or {@code RandomAccessFile} are of kinds that the JDK's
 * stream with the same cache setting makes: applications wrap these, and do not always override every method.
 */
class OutputCallsTest {

    static final Iterable<String> FORMATS = SampleImages.FORMATS;

    private final Set<String> calls = new TreeSet<>();

    @TempDir
    Path folder;

    private final class RecordingOutputStream extends OutputStream {

        @Override
        public void write(int b) {
            calls.add("write(b)");
        }

        @Override
        public void write(byte[] b) {
            calls.add("write(bytes)");
        }

        @Override
        public void write(byte[] b, int off, int len) {
            calls.add(len == 0 ? "write nothing" : off == 0 ? "write(bytes, 0, n)" : "write(bytes, off, n)");
        }

        @Override
        public void flush() {
            calls.add("flush");
        }

        @Override
        public void close() {
            calls.add("close");
        }
    }

    private final class RecordingFile extends RandomAccessFile {

        RecordingFile(File file) throws FileNotFoundException {
            super(file, "rw");
        }

        @Override
        public int read() throws IOException {
            calls.add("read");
            return super.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            calls.add("read(bytes, off, n)");
            return super.read(b, off, len);
        }

        @Override
        public int read(byte[] b) throws IOException {
            calls.add("read(bytes)");
            return super.read(b);
        }

        @Override
        public int skipBytes(int n) throws IOException {
            calls.add("skipBytes");
            return super.skipBytes(n);
        }

        @Override
        public void write(int b) throws IOException {
            calls.add("write(b)");
            super.write(b);
        }

        @Override
        public void write(byte[] b) throws IOException {
            calls.add("write(bytes)");
            super.write(b);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            calls.add("write(bytes, off, n)");
            super.write(b, off, len);
        }

        @Override
        public long getFilePointer() throws IOException {
            calls.add("getFilePointer");
            return super.getFilePointer();
        }

        @Override
        public void seek(long position) throws IOException {
            calls.add("seek");
            super.seek(position);
        }

        @Override
        public long length() throws IOException {
            calls.add("length");
            return super.length();
        }

        @Override
        public void setLength(long length) throws IOException {
            calls.add("setLength");
            super.setLength(length);
        }

        @Override
        public void close() throws IOException {
            calls.add("close");
            super.close();
        }
    }

    @AfterEach
    void restore() {
        ImageIO.setUseCache(true);
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void imagesReachAnOutputStreamAsFromTheJdk(String format) throws IOException {
        for (int size : new int[] {1, 300}) {
            BufferedImage image = image(size, format);
            for (boolean useCache : new boolean[] {true, false}) {
                ImageIO.setUseCache(useCache);
                Set<String> expected = callsOf(() -> writeByJdk(image, format, jdkStream(useCache)));
                Set<String> made =
                        callsOf(() -> assertTrue(ImageIO.write(image, format, new RecordingOutputStream())));
                assertNoOthers(format + " " + size + ", cache " + useCache, made, expected);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("FORMATS")
    void imagesReachARandomAccessFileAsFromTheJdk(String format) throws IOException {
        BufferedImage image = image(300, format);
        File file = folder.resolve("file").toFile();
        Set<String> expected = callsOf(() ->
                writeByJdk(image, format, new FileImageOutputStream(new RecordingFile(file))));
        expected.add("getFilePointer"); // at every seek
        Set<String> made = callsOf(() -> {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(new RecordingFile(file))) {
                assertEquals(WindowedImageOutputStream.class, stream.getClass());
                assertTrue(ImageIO.write(image, format, stream));
            }
        });
        assertNoOthers(format, made, expected);
    }

    /** What is flushed in parts lies somewhere within a block. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void partsThatAreFlushedReachAnOutputStreamAsFromTheJdk(boolean useCache) throws IOException {
        Use<ImageOutputStream> writing = stream -> {
            for (int i = 1; i < 100_000; i++) {
                stream.write(i);
                if (i % 777 == 0) {
                    stream.flushBefore(i - 333);
                    stream.seek(i); // the JDK's cache with a file forgets where it was
                }
            }
            stream.close();
        };
        ImageIO.setUseCache(useCache);
        Set<String> expected = callsOf(() -> writing.of(jdkStream(useCache)));
        Set<String> made = callsOf(() -> writing.of(ImageIO.createImageOutputStream(new RecordingOutputStream())));
        assertNoOthers("parts", made, expected);
    }

    private static BufferedImage image(int size, String format) {
        return SampleImages.image(size, size,
                format.equals("wbmp") ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_3BYTE_BGR);
    }

    private ImageOutputStream jdkStream(boolean useCache) throws IOException {
        OutputStream out = new RecordingOutputStream();
        return useCache
                ? new FileCacheImageOutputStream(out, folder.toFile())
                : new MemoryCacheImageOutputStream(out);
    }

    /** As {@code ImageIO.write} does. */
    private static void writeByJdk(BufferedImage image, String format, ImageOutputStream stream) throws IOException {
        try (stream) {
            ImageWriter writer = Writers.jdk(format).createWriterInstance();
            writer.setOutput(stream);
            writer.write(image);
            writer.dispose();
            stream.flush();
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private Set<String> callsOf(Work work) throws IOException {
        calls.clear();
        work.run();
        return new TreeSet<>(calls);
    }

    private static void assertNoOthers(String what, Set<String> made, Set<String> expected) {
        Set<String> others = new TreeSet<>(made);
        others.removeAll(expected);
        assertEquals(Set.of(), others, () -> what + ", and the JDK's: " + expected);
    }
}
