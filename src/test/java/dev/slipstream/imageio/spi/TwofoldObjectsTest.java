package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
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

    /** An object of a subclass that is a channel, too, whose methods fail. */
    private static <T> T andChannel(Class<T> type, Object... arguments) {
        return mock(type, withSettings().stubOnly().extraInterfaces(SeekableByteChannel.class)
                .useConstructor(arguments).defaultAnswer(call -> {
                    if (call.getMethod().getName().equals("isOpen")) {
                        return true;
                    }
                    if (!call.getMethod().getDeclaringClass().isAssignableFrom(type)) {
                        throw new AssertionError("used as a channel: " + call.getMethod());
                    }
                    return call.callRealMethod();
                }));
    }

    @Test
    void anInputStreamAndChannelIsReadAsAStream() throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(
                andChannel(ByteArrayInputStream.class, (Object) new byte[] {7, 8}))) {
            assertEquals(0x0708, stream.readShort());
        }
    }

    @Test
    void aRandomAccessFileAndChannelIsReadAndWrittenAsAFile() throws IOException {
        Path path = Files.write(folder.resolve("bytes"), new byte[] {7, 8, 9});
        try (RandomAccessFile file = andChannel(RandomAccessFile.class, path.toFile(), "rw");
                ImageInputStream stream = ImageIO.createImageInputStream(file)) {
            assertEquals(0x0708, stream.readShort());
        }
        try (RandomAccessFile file = andChannel(RandomAccessFile.class, path.toFile(), "rw");
                ImageOutputStream stream = ImageIO.createImageOutputStream(file)) {
            stream.writeShort(0x0102);
        }
        assertArrayEquals(new byte[] {1, 2, 9}, Files.readAllBytes(path));
    }

    @Test
    void anOutputStreamAndChannelIsWrittenAsAStream() throws IOException {
        ByteArrayOutputStream both = andChannel(ByteArrayOutputStream.class);
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(both)) {
            stream.writeShort(0x0708);
        }
        assertArrayEquals(new byte[] {7, 8}, both.toByteArray());
    }
}
