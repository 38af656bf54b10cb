package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is read of a channel again comes from memory from then on. */
class RereadSourceTest {

    private static final int PAGE = 8192;
    private static final int SIZE = 10 * PAGE + 100;

    private final byte[] bytes = new byte[SIZE];
    private RecordingChannel channel;

    @BeforeEach
    void fill() throws IOException {
        channel = new RecordingChannel();
        new Random(4).nextBytes(bytes);
        channel.write(ByteBuffer.wrap(bytes));
        channel.position(0);
    }

    private WindowedImageInputStream stream(long most) {
        return new WindowedImageInputStream(
                new RereadSource(ChannelHandle.shared(channel), most));
    }

    /** Reads everything in pieces of so many bytes, and says how often the channel was read. */
    private int readAll(WindowedImageInputStream stream, int piece) throws IOException {
        int before = channel.reads();
        byte[] read = new byte[SIZE];
        stream.seek(0);
        for (int i = 0; i < SIZE; i += piece) {
            stream.readFully(read, i, Math.min(piece, SIZE - i));
        }
        assertArrayEquals(bytes, read);
        return channel.reads() - before;
    }

    @Test
    void whatIsReadForTheThirdTimeMakesNoReadOfTheChannel() throws IOException {
        WindowedImageInputStream stream = WindowedImageInputStream.of(channel);
        assertEquals(11, readAll(stream, 4000), "a window each");
        assertEquals(11, readAll(stream, 4000), "a page each");
        assertEquals(0, readAll(stream, 4000));
        assertEquals(0, readAll(stream, SIZE));
        stream.close();
        assertEquals(SIZE, channel.position());
    }

    @Test
    void largeReadsThatAreRepeatedComeFromMemoryToo() throws IOException {
        WindowedImageInputStream stream = WindowedImageInputStream.of(channel);
        assertEquals(2, readAll(stream, SIZE), "in pieces of 64 KiB");
        readAll(stream, SIZE);
        assertEquals(0, readAll(stream, SIZE));
    }

    @Test
    void noMoreIsKeptThanAllowed() throws IOException {
        WindowedImageInputStream stream = stream(3 * PAGE + 1);
        assertEquals(11, readAll(stream, 4000));
        readAll(stream, 4000);
        assertEquals(8, readAll(stream, 4000), "all but three pages");
        channel.position(0);
        WindowedImageInputStream none = stream(0);
        readAll(none, 4000);
        assertEquals(11, readAll(none, 4000));
        assertEquals(11, readAll(none, 4000));
    }

    @Test
    void whatIsFlushedMakesRoomForOthers() throws IOException {
        WindowedImageInputStream stream = stream(2 * PAGE);
        readAll(stream, 4000);
        readAll(stream, 4000);
        stream.flushBefore(2 * PAGE);
        byte[] read = new byte[2 * PAGE];
        for (int i = 0; i < 2; i++) {
            stream.seek(4 * PAGE);
            stream.readFully(read);
        }
        int before = channel.reads();
        stream.seek(4 * PAGE);
        stream.readFully(read);
        assertEquals(before, channel.reads());
        assertArrayEquals(Arrays.copyOfRange(bytes, 4 * PAGE, 6 * PAGE), read);
    }

    @Test
    void bytesThatWereSkippedAreReadWhenTheyAreWanted() throws IOException {
        WindowedImageInputStream stream = WindowedImageInputStream.of(channel);
        stream.seek(9 * PAGE + 50);
        assertEquals(bytes[9 * PAGE + 50], stream.readByte());
        stream.seek(PAGE - 1);
        assertEquals(bytes[PAGE - 1], stream.readByte());
        assertEquals(bytes[PAGE], stream.readByte());
        assertTrue(channel.reads() <= 3, "the pages around, and nothing between");
    }
}
