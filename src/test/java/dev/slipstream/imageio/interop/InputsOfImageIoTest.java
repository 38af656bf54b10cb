package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ImageFacts;
import dev.slipstream.imageio.testing.JdkReaders;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Images from everything that {@code ImageIO} takes, with its settings as they are by default. */
@ParameterizedClass
@EnumSource
class InputsOfImageIoTest {

    @TempDir
    Path folder;

    @TempDir
    Path cache;

    private final ReadFormat format;
    private byte[] bytes;
    private File file;
    private String expected;

    InputsOfImageIoTest(ReadFormat format) {
        this.format = format;
    }

    @BeforeEach
    void watchTheCacheDirectory() {
        assertTrue(ImageIO.getUseCache());
        ImageIO.setCacheDirectory(cache.toFile());
    }

    @AfterEach
    void restore() {
        ImageIO.setCacheDirectory(null);
    }

    private void write(int width, int height) throws IOException {
        BufferedImage image = SampleImages.image(width, height, BufferedImage.TYPE_3BYTE_BGR);
        bytes = SampleImages.encode(image, format.toString());
        file = Files.write(folder.resolve("image." + format), bytes).toFile();
        expected = ImageFacts.of(JdkReaders.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))));
    }

    private static InputStream ofUnknownKind(byte[] bytes) {
        return new FilterInputStream(new ByteArrayInputStream(bytes)) {};
    }

    @Test
    void readTakesFilesUrlsAndInputStreamsAndLeavesNoCacheFile() throws IOException {
        write(301, 199);
        assertEquals(expected, ImageFacts.of(ImageIO.read(file)));
        assertEquals(expected, ImageFacts.of(ImageIO.read(file.toURI().toURL())));
        try (InputStream in = new FileInputStream(file); InputStream buffered = new BufferedInputStream(in)) {
            assertEquals(expected, ImageFacts.of(ImageIO.read(buffered)));
        }
        assertEquals(expected, ImageFacts.of(ImageIO.read(ofUnknownKind(bytes))));
        assertEquals(expected, ImageFacts.of(ImageIO.read(new ByteArrayInputStream(bytes))));
        assertNoCacheFile();
    }

    @Test
    void createImageInputStreamTakesAllElse() throws IOException {
        write(301, 199);
        assertReads(file.toPath());
        assertReads(new RandomAccessFile(file, "r"));
        assertReads(bytes);
        assertReads(ByteBuffer.wrap(bytes));
        assertReads(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip());
        assertReads(Channels.newChannel(ofUnknownKind(bytes)));
        try (FileChannel channel = FileChannel.open(file.toPath())) {
            assertReads(channel);
        }
        assertNoCacheFile();
    }

    /** Larger than what is kept in memory. */
    @Test
    void aLargeImageIsCachedInAFileThatIsGoneAfterwards() throws IOException {
        write(3001, 2001);
        assertTrue(bytes.length > 8 << 20, () -> bytes.length + " bytes");
        assertEquals(expected, ImageFacts.of(ImageIO.read(ofUnknownKind(bytes))));
        assertNoCacheFile();
        assertEquals(expected, ImageFacts.of(ImageIO.read(file.toURI().toURL())));
        assertNoCacheFile();
    }

    private void assertReads(Object input) throws IOException {
        ImageInputStream stream = ImageIO.createImageInputStream(input);
        assertEquals(expected, ImageFacts.of(ImageIO.read(stream)), () -> input.getClass().getName());
    }

    private void assertNoCacheFile() throws IOException {
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }
}
