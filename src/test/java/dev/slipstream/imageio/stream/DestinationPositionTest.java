package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A channel that is shared with the application: where writing begins, and where it is left. */
class DestinationPositionTest {

    @TempDir
    Path directory;

    private Path path;

    @BeforeEach
    void createFile() throws IOException {
        path = Files.writeString(directory.resolve("file"), "0123456789");
    }

    private FileChannel open() throws IOException {
        return FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private void assertFile(String expected) throws IOException {
        assertArrayEquals(expected.getBytes(StandardCharsets.US_ASCII), Files.readAllBytes(path));
    }

    @Test
    void channelIsWrittenFromItsPositionWhichIsPositionZero() throws IOException {
        try (FileChannel channel = open()) {
            channel.position(3);
            ImageOutputStream out = WindowedImageOutputStream.of(channel);
            assertEquals(0, out.getStreamPosition());
            assertEquals(7, out.length());
            out.writeBytes("ABC");
            out.seek(1);
            out.writeBytes("X");
            out.close();
            assertTrue(channel.isOpen());
            assertEquals(6, channel.position(), "after the furthest byte that was written");
        }
        assertFile("012AXC6789");
    }

    @Test
    void channelIsLeftAfterTheFurthestByteWhateverWasFlushedOrWrittenLast() throws IOException {
        int length = 2 * Handle.WINDOW_SIZE;
        for (SeekableByteChannel channel : List.of(open(), new GrudgingSeekableChannel(open()))) {
            try (channel) {
                ImageOutputStream flushed = WindowedImageOutputStream.of(channel);
                flushed.writeBytes("ABCD");
                flushed.flushBefore(2);
                flushed.close();
                assertEquals(4, channel.position());
                ImageOutputStream overwritten = WindowedImageOutputStream.of(channel);
                overwritten.write(new byte[length]);
                overwritten.seek(1);
                overwritten.writeBytes("E");
                overwritten.close();
                assertEquals(4 + length, channel.position());
            }
        }
    }

    @Test
    void streamThatWroteNothingLeavesTheChannelAlone() throws IOException {
        try (FileChannel channel = open()) {
            channel.position(3);
            ImageOutputStream out = WindowedImageOutputStream.of(channel);
            out.seek(100);
            out.close();
            assertEquals(3, channel.position());
        }
        assertFile("0123456789");
    }

    /** A channel that appends writes at its end, whatever its position: overwriting would silently break the file. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "such a channel goes where it is told to there")
    void channelThatAppendsTakesBytesInOrderAndRefusesToGoBack() throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.APPEND)) {
            ImageOutputStream out = WindowedImageOutputStream.of(channel);
            out.writeBytes("ABCD");
            out.flush();
            out.writeBytes("EF");
            out.flush();
            assertFile("0123456789ABCDEF");
        }
        FileChannel channel = FileChannel.open(path, StandardOpenOption.APPEND);
        Handle output = ChannelHandle.shared(channel);
        output.writeAt(0, new byte[] {'G', 'H'}, 0, 2);
        IOException e = assertThrows(IOException.class, () -> output.writeAt(0, new byte[] {'I'}, 0, 1));
        assertTrue(e.getMessage().contains("append"), e.getMessage());
        channel.close();
    }

    @Test
    void channelOfOurOwnIsClosedWithTheOutput() throws IOException {
        FileChannel channel = open();
        Handle output = ChannelHandle.owned(channel);
        output.writeAt(2, new byte[] {'A'}, 0, 1);
        output.moveTo(7);
        output.close(0);
        assertThrows(ClosedChannelException.class, channel::position);
        assertFile("01A3456789");
    }

    /** Such a channel cannot be read, but the bits around a window's end must be read back. */
    @Test
    void channelThatCannotBeReadTakesBitsOfAnyLengthAndTheirCorrection() throws IOException {
        int length = 3 * PositionalSink.WINDOW_SIZE;
        byte[] expected = new byte[length];
        expected[0] = (byte) 0b0110_0000;
        expected[PositionalSink.WINDOW_SIZE] = 0b0001_0000;
        try (FileOutputStream file = new FileOutputStream(path.toFile())) {
            try (ImageOutputStream out = WindowedImageOutputStream.of(file.getChannel())) {
                for (int pass = 0; pass < 2; pass++) {
                    out.seek(0);
                    for (int bit = 0; bit < length * Byte.SIZE; bit++) {
                        out.writeBit(expected[bit / Byte.SIZE] >> (7 - bit % Byte.SIZE) & 1);
                    }
                }
                out.seek(PositionalSink.WINDOW_SIZE);
                out.setBitOffset(3);
                out.writeBit(1);
            }
            assertEquals(length, file.getChannel().position());
        }
        assertArrayEquals(expected, Files.readAllBytes(path));
    }
}
