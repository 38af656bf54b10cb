package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Use;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that cannot be opened, or not for writing. Without permission bits, which do not stop a superuser. */
@Timeout(20)
class UnwritableFileTest {

    private static final byte[] BYTES = {1, 2, 3, 4, 5, 6, 7, 8};

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = Files.write(folder.resolve("file"), BYTES);
    }

    /** Not even a superuser may write a program that runs. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void runningProgramCannotBeOpened() throws Exception {
        Path program = folder.resolve("sleep");
        Process running;
        try {
            Files.copy(Path.of("/bin/sleep"), program, StandardCopyOption.COPY_ATTRIBUTES);
            running = new ProcessBuilder(program.toString(), "20").start();
        } catch (IOException e) {
            abort("no program to run here: " + e.getMessage());
            return;
        }
        try {
            assertFalse(running.waitFor(100, TimeUnit.MILLISECONDS), "still running");
            assertCannotBeOpened(program);
        } finally {
            running.destroyForcibly().waitFor();
        }
    }

    private void assertCannotBeOpened(Path path) throws IOException {
        assertThrows(IOException.class, () -> new FileImageOutputStream(path.toFile()).close(), "the JDK's");
        assertThrows(FileNotFoundException.class, () -> WindowedImageOutputStream.of(path.toFile()));
        assertThrows(FileNotFoundException.class, () -> WindowedImageOutputStream.of(path));
        assertNull(ImageIO.createImageOutputStream(path.toFile()));
        assertEquals(List.of(), OpenFiles.in(path));
    }

    /** It writes through, as the JDK's: the write fails, and nothing that comes after it does. */
    @ParameterizedTest
    @EnumSource
    void randomAccessFileOpenedToReadFailsAtTheWriteAlone(Side side) throws IOException {
        assertTheWriteAloneFails(side, stream -> stream.write(1));
        assertTheWriteAloneFails(side, stream -> stream.writeInt(1));
        assertTheWriteAloneFails(side, stream -> stream.writeBits(1, 3));
        assertTheWriteAloneFails(side, stream -> stream.writeBits(1, 64));
        assertTheWriteAloneFails(side, stream -> stream.writeBytes("one"));
        assertTheWriteAloneFails(side, stream -> stream.write(new byte[100_000]));
        assertTheWriteAloneFails(side, stream -> stream.writeInts(new int[100_000], 0, 100_000));
    }

    private void assertTheWriteAloneFails(Side side, Use<ImageOutputStream> write)
            throws IOException {
        RandomAccessFile opened = new RandomAccessFile(file.toFile(), "r");
        ImageOutputStream stream = SharedFileTest.open(side, opened);
        assertThrows(IOException.class, () -> write.of(stream));
        assertThrows(IOException.class, () -> write.of(stream), "again");
        assertEquals(0, stream.getStreamPosition());
        assertEquals(0, stream.getBitOffset());
        assertDoesNotThrow(() -> stream.flush());
        assertEquals(0x0102, stream.readShort());
        assertDoesNotThrow(stream::close);
        assertFalse(opened.getFD().valid(), "still open");
        assertArrayEquals(BYTES, Files.readAllBytes(file));
    }

    @Test
    void channelOpenedToReadSaysSo() throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            ImageOutputStream stream = WindowedImageOutputStream.of(channel);
            stream.writeInt(1);
            assertThrows(NonWritableChannelException.class, stream::flush);
            assertThrows(NonWritableChannelException.class, stream::close);
            assertDoesNotThrow(stream::close);
        }
        assertArrayEquals(BYTES, Files.readAllBytes(file));
    }
}
