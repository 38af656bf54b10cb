package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The application closes what it gave to a stream before it closes the stream. */
@Timeout(20)
class ClosedUnderStreamTest {

    @TempDir
    Path folder;

    @Test
    void fileChannelClosedUnderUnwrittenBytesIsAnErrorOfFlushOrOfClose() throws IOException {
        FileChannel channel = openChannel();
        ImageOutputStream flushed = WindowedImageOutputStream.of(channel);
        ImageOutputStream unflushed = WindowedImageOutputStream.of(channel);
        flushed.writeInt(1);
        unflushed.writeInt(1);
        channel.close();
        assertThrows(ClosedChannelException.class, flushed::flush);
        assertDoesNotThrow(flushed::close, "the caller knows");
        assertThrows(ClosedChannelException.class, unflushed::close);
        assertDoesNotThrow(unflushed::close);
    }

    @Test
    void fileChannelClosedUnderAFlushedStreamIsNoErrorOfClose() throws IOException {
        FileChannel channel = openChannel();
        ImageOutputStream stream = WindowedImageOutputStream.of(channel);
        stream.writeInt(1);
        stream.flush();
        channel.close();
        assertDoesNotThrow(stream::close);
        assertArrayEquals(new byte[] {0, 0, 0, 1}, Files.readAllBytes(folder.resolve("file")));
    }

    @Test
    void closedWritableChannelIsAnErrorOfClose() throws IOException {
        WritableByteChannel channel = Channels.newChannel(new ByteArrayOutputStream());
        WindowedImageOutputStream stream = WindowedImageOutputStream.of(channel, folder.toFile());
        stream.writeInt(1);
        channel.close();
        assertThrows(ClosedChannelException.class, stream::close);
        assertDoesNotThrow(stream::close);
        assertEquals(List.of(), OpenFiles.in(folder));
    }

    @Test
    void channelThatTakesNothingIsGivenUp() {
        WritableByteChannel full = new GrudgingWritableChannel(GrudgingWritableChannel.Manner.NOTHING);
        IOException thrown = assertThrows(IOException.class, () -> {
            try (ImageOutputStream stream = WindowedImageOutputStream.of(full)) {
                stream.writeInt(1);
                stream.flush();
            }
        });
        assertEquals(0, thrown.getSuppressed().length);
    }

    private FileChannel openChannel() throws IOException {
        return FileChannel.open(folder.resolve("file"),
                StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }
}
