package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A {@code RandomAccessFile} that the application goes on using while a stream writes to it. */
class SharedFileTest {

    @TempDir
    Path folder;

    static ImageOutputStream open(Side side, RandomAccessFile file) throws IOException {
        return side == Side.JDK ? new FileImageOutputStream(file) : WindowedImageOutputStream.of(file);
    }

    private RandomAccessFile open() throws IOException {
        return new RandomAccessFile(folder.resolve("file").toFile(), "rw");
    }

    private void assertFile(String expected) throws IOException {
        assertEquals(expected, Files.readString(folder.resolve("file"), StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @EnumSource
    void positionThatTheFileCannotHaveIsRefusedBySeekAlone(Side side) throws IOException {
        RandomAccessFile file = open();
        assumeTrue(refusesLargestPosition(file), "a file system without such a position");
        ImageOutputStream stream = open(side, file);
        stream.writeBytes("abcdef");
        assertCannotSeek(stream, 6);
        stream.seek(2);
        assertEquals('c', stream.read());
        assertCannotSeek(stream, 3);
        stream.readBits(3);
        assertCannotSeek(stream, 3);
        stream.writeBits(0, 2);
        assertCannotSeek(stream, 3);
        assertEquals(3, file.getFilePointer());
        stream.write('D');
        assertDoesNotThrow(() -> stream.flush());
        assertDoesNotThrow(stream::close);
        assertFalse(file.getFD().valid(), "still open");
        assertFile("abcDef");
    }

    private static boolean refusesLargestPosition(RandomAccessFile file) throws IOException {
        try {
            file.seek(Long.MAX_VALUE);
        } catch (IOException refused) {
            return true;
        }
        file.seek(0);
        return false;
    }

    private static void assertCannotSeek(ImageOutputStream stream, long from) throws IOException {
        assertThrows(IOException.class, () -> stream.seek(Long.MAX_VALUE));
        assertThrows(IOException.class, () -> stream.skipBytes(Long.MAX_VALUE - from));
        assertEquals(from, stream.getStreamPosition());
        assertEquals(0, stream.getBitOffset());
    }

    /** There must not be a call for each byte (JDK-6347575). */
    @Test
    void everyWriteIsOneOfTheFile() throws IOException {
        List<Integer> written = new ArrayList<>();
        RandomAccessFile file = new RandomAccessFile(folder.resolve("file").toFile(), "rw") {
            @Override
            public void write(int b) throws IOException {
                written.add(1);
                super.write(b);
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                written.add(len);
                super.write(b, off, len);
            }
        };
        try (ImageOutputStream stream = WindowedImageOutputStream.of(file)) {
            stream.write(1);
            stream.writeShort(2);
            stream.writeInt(3);
            stream.writeLong(4);
            stream.writeDouble(5);
            stream.writeUTF("sixty");
            stream.writeChars("seven");
            stream.writeInts(new int[1000], 0, 1000);
            stream.writeLongs(new long[2000], 0, 2000);
            stream.write(new byte[50_000]);
            stream.writeBits(8, 64);
            stream.writeBits(9, 5);
            stream.writeBits(10, 59);
            assertEquals(List.of(1, 2, 4, 8, 8, 7, 10, 4000, 16000, 50_000, 8, 1, 8), written);
        }
    }
}
