package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An object of a class that the JDK serves is served as one of that class, even if it is a channel, too. */
class TwofoldObjectsTest {

    @TempDir
    Path folder;

    /** A channel whose methods fail. */
    private interface Unusable extends SeekableByteChannel {

        @Override
        default int read(ByteBuffer destination) {
            throw new AssertionError("read as a channel");
        }

        @Override
        default int write(ByteBuffer source) {
            throw new AssertionError("written as a channel");
        }

        @Override
        default long position() {
            throw new AssertionError("asked as a channel");
        }

        @Override
        default SeekableByteChannel position(long position) {
            throw new AssertionError("moved as a channel");
        }

        @Override
        default long size() {
            throw new AssertionError("asked as a channel");
        }

        @Override
        default SeekableByteChannel truncate(long size) {
            throw new AssertionError("cut as a channel");
        }

        @Override
        default boolean isOpen() {
            return true;
        }
    }

    private static final class InputStreamAndChannel extends ByteArrayInputStream implements Unusable {
        InputStreamAndChannel(byte[] bytes) {
            super(bytes);
        }

        @Override
        public void close() {}
    }

    private static final class OutputStreamAndChannel extends OutputStream implements Unusable {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void write(int value) {
            bytes.write(value);
        }

        @Override
        public void close() {}
    }

    private static final class FileAndChannel extends RandomAccessFile implements Unusable {
        FileAndChannel(File file) throws IOException {
            super(file, "rw");
        }
    }

    @Test
    void anInputStreamAndChannelIsReadAsAStream() throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(new InputStreamAndChannel(new byte[] {7, 8}))) {
            assertEquals(0x0708, stream.readShort());
        }
    }

    @Test
    void aRandomAccessFileAndChannelIsReadAndWrittenAsAFile() throws IOException {
        Path path = Files.write(folder.resolve("bytes"), new byte[] {7, 8, 9});
        try (FileAndChannel file = new FileAndChannel(path.toFile());
                ImageInputStream stream = ImageIO.createImageInputStream(file)) {
            assertEquals(0x0708, stream.readShort());
        }
        try (FileAndChannel file = new FileAndChannel(path.toFile());
                ImageOutputStream stream = ImageIO.createImageOutputStream(file)) {
            stream.writeShort(0x0102);
        }
        assertArrayEquals(new byte[] {1, 2, 9}, Files.readAllBytes(path));
    }

    @Test
    void anOutputStreamAndChannelIsWrittenAsAStream() throws IOException {
        OutputStreamAndChannel both = new OutputStreamAndChannel();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(both)) {
            stream.writeShort(0x0708);
        }
        assertArrayEquals(new byte[] {7, 8}, both.bytes.toByteArray());
    }
}
