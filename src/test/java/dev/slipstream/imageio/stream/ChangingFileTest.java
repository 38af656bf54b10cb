package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that others grow, cut or remove while they are read. */
class ChangingFileTest {

    private static final int SIZE = 200_000;

    @TempDir
    Path folder;

    private final byte[] bytes = new byte[SIZE];
    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        new Random(3).nextBytes(bytes);
        file = folder.resolve("file");
        Files.write(file, bytes);
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void bytesAppendedAfterTheEndWasSeenAreRead(InputKind origin) throws IOException {
        Files.write(file, Arrays.copyOf(bytes, 10));
        try (InputKind.Opened opened = origin.open(file)) {
            ImageInputStream stream = opened.stream();
            byte[] read = new byte[20];
            assertEquals(10, stream.read(read));
            assertEquals(-1, stream.read());
            Files.write(file, new byte[] {1, 2, 3, 4, 5, 6, 7}, StandardOpenOption.APPEND);
            assertEquals(0x0102_0304, stream.readInt());
            assertEquals(3, stream.read(read));
            stream.seek(8);
            stream.readFully(read, 0, 4);
            assertArrayEquals(new byte[] {bytes[8], bytes[9], 1, 2}, Arrays.copyOf(read, 4));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_CHANNEL", "URL"})
    void lengthFollowsTheFile(InputKind origin) throws IOException {
        try (InputKind.Opened opened = origin.open(file)) {
            assertEquals(SIZE, opened.stream().length());
            Files.write(file, new byte[5], StandardOpenOption.APPEND);
            assertEquals(SIZE + 5, opened.stream().length());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void aValueAcrossTheNewEndOfATruncatedFileIsAnEof(InputKind origin) throws IOException {
        try (InputKind.Opened opened = origin.open(file)) {
            ImageInputStream stream = opened.stream();
            assertEquals(bytes[0], stream.readByte());
            truncate(SIZE / 2);
            byte[] upToTheEnd = new byte[SIZE / 2 - 1];
            stream.readFully(upToTheEnd);
            assertArrayEquals(Arrays.copyOfRange(bytes, 1, SIZE / 2), upToTheEnd);
            assertEquals(-1, stream.read());
            stream.seek(SIZE / 2 - 3);
            assertThrows(EOFException.class, stream::readInt);
            stream.seek(SIZE - 4);
            assertThrows(EOFException.class, stream::readInt);
            assertThrows(EOFException.class, () -> stream.readFully(new byte[10_000]));
            stream.seek(0);
            assertEquals(bytes[0], stream.readByte());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM", "FILE_CHANNEL", "URL"})
    void aFileRemovedWhileOpenIsReadToItsEnd(InputKind origin) throws IOException {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "an open file cannot be removed on Windows");
        try (InputKind.Opened opened = origin.open(file)) {
            ImageInputStream stream = opened.stream();
            assertEquals(bytes[0], stream.readByte());
            Files.delete(file);
            byte[] rest = new byte[SIZE - 1];
            stream.readFully(rest);
            assertArrayEquals(Arrays.copyOfRange(bytes, 1, SIZE), rest);
            assertEquals(-1, stream.read());
            stream.seek(1);
            assertEquals(bytes[1], stream.readByte());
        }
    }

    /** Uses a BMP, since the reader of a PNG flushes the beginning, so that nobody can go back there. */
    @ParameterizedTest
    @EnumSource(names = {"FILE", "RANDOM_ACCESS_FILE", "URL"})
    void aSmallImageThatIsRewrittenInPlaceIsReadAnew(InputKind origin) throws IOException {
        BufferedImage image = new BufferedImage(3, 3, BufferedImage.TYPE_INT_RGB);
        Files.write(file, SampleImages.encode(image, "bmp"));
        try (InputKind.Opened opened = origin.open(file)) {
            ImageReader reader = ImageIO.getImageReaders(opened.stream()).next();
            reader.setInput(opened.stream());
            assertEquals(0xff000000, reader.read(0).getRGB(1, 1));
            image.setRGB(1, 1, 0x00ff00);
            Files.write(file, SampleImages.encode(image, "bmp"));
            opened.stream().seek(0);
            reader.setInput(opened.stream());
            assertEquals(0xff00ff00, reader.read(0).getRGB(1, 1));
            reader.dispose();
        }
    }

    @Test
    void aSeekReadsWhatTheOwnerOfARandomAccessFileHasWritten() throws IOException {
        RandomAccessFile owned = new RandomAccessFile(file.toFile(), "rw");
        try (ImageInputStream stream = WindowedImageInputStream.of(owned)) {
            assertEquals(bytes[0], stream.readByte());
            for (int place : new int[] {100, 5000, 40}) {
                int written = ~bytes[place] & 0xff;
                owned.seek(place);
                owned.write(written);
                stream.seek(place);
                assertEquals(written, stream.read());
            }
        }
    }

    private void truncate(long length) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.setLength(length);
        }
    }
}
