package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.testing.Origin;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageReadParam;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.FileImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The reader takes every {@code ImageInputStream} there is. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class InputKindsContract {

    private static final int BEFORE = 777;

    private final Format format;
    private final List<String> files;
    private final int[] shortReads;

    @TempDir
    Path folder;

    /**
     * @param files of the project's own, one of each kind of data
     * @param shortReads bytes that are too few for the JDK's reader, which takes some short reads for the end
     */
    protected InputKindsContract(Format format, List<String> files, int... shortReads) {
        this.format = format;
        this.files = files;
        this.shortReads = shortReads;
    }

    /** Parameters with a destination of the default type and the right size; none where the JDK knows no type. */
    protected abstract @Nullable ImageReadParam destination(String file) throws IOException;

    /** Whether a question is answered as by the JDK. */
    protected boolean isAsked(Question question, String file) {
        return true;
    }

    @ParameterizedTest
    @EnumSource(Origin.class)
    void ourStreamOfAnyOrigin(Origin origin) throws IOException {
        for (String name : files) {
            Path file = write(name);
            assertSame(name, SameAnswers.fromOrigin(format, name + " from " + origin, () -> origin.open(file)));
        }
    }

    @Test
    void theJdksStreams() throws IOException {
        for (String name : files) {
            Path file = write(name);
            byte[] bytes = Files.readAllBytes(file);
            assertSame(name, SameAnswers.from(format, name + " from a file",
                    () -> new FileImageInputStream(file.toFile())));
            assertSame(name, SameAnswers.from(format, name + " from memory",
                    () -> new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))));
            assertSame(name, SameAnswers.from(format, name + " from a cache file",
                    () -> new FileCacheImageInputStream(new ByteArrayInputStream(bytes), folder.toFile())));
        }
    }

    @Test
    void aReflectiveProxy() throws IOException {
        for (String name : files) {
            byte[] bytes = format.file(name);
            assertSame(name, SameAnswers.from(format, name + " from a proxy",
                    () -> ReflectiveProxy.of(new BytesImageInputStream(bytes))));
        }
    }

    final IntStream shortReads() {
        return IntStream.of(shortReads);
    }

    /** The JDK's reader is asked by a stream that delivers all. */
    @ParameterizedTest
    @MethodSource("shortReads")
    void aStreamOfShortReads(int most) throws IOException {
        for (String name : files) {
            byte[] bytes = format.file(name);
            SameAnswers answers = SameAnswers.from(format, name + " at most " + most + " bytes a read",
                    () -> new BytesImageInputStream(bytes), () -> new BytesImageInputStream(bytes, most));
            answers.recognise();
            answers.read(Flags.LIKE_IMAGEIO, () -> destinationOf(name));
        }
    }

    private @Nullable ImageReadParam destinationOf(String file) {
        try {
            return destination(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aStreamThatStandsAtTheImageAmongOtherBytes() throws IOException {
        for (String name : files) {
            byte[] bytes = format.file(name);
            byte[] among = new byte[BEFORE + bytes.length];
            Arrays.fill(among, (byte) 137);
            System.arraycopy(bytes, 0, among, BEFORE, bytes.length);
            assertSame(name, SameAnswers.from(format, name + " behind other bytes", () -> {
                ImageInputStream stream = new BytesImageInputStream(among);
                stream.seek(BEFORE);
                return stream;
            }));
        }
    }

    /** From a stream that delivers so many bytes a read to both readers. */
    protected final void assertSameFromReadsOf(int most) throws IOException {
        for (String name : files) {
            byte[] bytes = format.file(name);
            assertSame(name, SameAnswers.from(format, name + " at most " + most + " bytes a read",
                    () -> new BytesImageInputStream(bytes, most)));
        }
    }

    private void assertSame(String file, SameAnswers answers) throws IOException {
        answers.recognise();
        for (Flags flags : Flags.values()) {
            answers.read(flags);
        }
        answers.askEach(Flags.KEEPING_METADATA, question -> isAsked(question, file));
    }

    private Path write(String name) throws IOException {
        return Files.write(folder.resolve(name), format.file(name));
    }
}
