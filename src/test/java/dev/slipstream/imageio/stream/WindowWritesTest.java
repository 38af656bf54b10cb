package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.RecordingChannel.Write;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A destination with positions is written when the window is full, left or flushed, and never needlessly. */
class WindowWritesTest {

    private static final int WINDOW = 8192;

    private RecordingChannel channel;
    private WindowedImageOutputStream stream;

    @BeforeEach
    void open() throws IOException {
        channel = new RecordingChannel();
        stream = WindowedImageOutputStream.of(channel);
    }

    @AfterEach
    void channelStaysOpen() {
        assertTrue(channel.isOpen());
    }

    @Test
    void valuesAreWrittenAWindowAtATime() throws IOException {
        int count = 10_000;
        for (int i = 0; i < count; i++) {
            stream.writeInt(i);
        }
        assertEquals(List.of(window(0), window(1), window(2), window(3)), channel.writes());
        stream.close();
        assertEquals(List.of(new Write(4 * WINDOW, 4 * count - 4 * WINDOW)), channel.writes());
    }

    private static Write window(int number) {
        return new Write((long) number * WINDOW, WINDOW);
    }

    @Test
    void nothingIsWrittenBeforeTheWindowIsFull() throws IOException {
        stream.write(new byte[WINDOW - 1]);
        stream.write(1);
        stream.seek(0);
        stream.writeInt(1);
        stream.seek(WINDOW);
        stream.mark();
        stream.reset();
        stream.seek(4);
        for (int i = 0; i < 1000; i++) {
            stream.writeBits(i, 3);
            stream.seek(i);
        }
        assertEquals(List.of(), channel.writes());
        assertEquals(1, channel.reads(), "only to see whether it can be read");
        stream.close();
    }

    @Test
    void channelThatNothingIsWrittenToIsNotTouched() throws IOException {
        stream.seek(5);
        assertEquals(5, stream.getStreamPosition());
        stream.close();
        assertEquals(0, channel.reads());
        assertEquals(List.of(), channel.writes());
    }

    @Test
    void flushWritesOnceAndCloseOfAFlushedStreamNothing() throws IOException {
        stream.writeInt(1);
        stream.flush();
        assertEquals(List.of(new Write(0, 4)), channel.writes());
        stream.flush();
        stream.close();
        assertEquals(List.of(), channel.writes());
    }

    @Test
    void flushBeforeWritesAllThatIsThere() throws IOException {
        stream.writeLong(1);
        stream.flushBefore(2);
        assertEquals(List.of(new Write(0, 8)), channel.writes());
        stream.close();
        assertEquals(List.of(), channel.writes());
    }

    @Test
    void seekOutOfTheWindowWritesWhatWasWrittenThereOnly() throws IOException {
        stream.writeInt(1);
        stream.seek(100_000);
        assertEquals(List.of(new Write(0, 4)), channel.writes());
        stream.writeInt(2);
        stream.seek(5);
        stream.seek(200_000);
        stream.seek(50_000);
        assertEquals(List.of(new Write(100_000, 4)), channel.writes());
        stream.close();
        assertEquals(List.of(), channel.writes());
        assertEquals(100_004, channel.size());
    }

    @Test
    void whatWasReadIsNotWrittenBack() throws IOException {
        stream.write(new byte[3 * WINDOW]);
        stream.flush();
        channel.writes();
        stream.close();
        WindowedImageOutputStream again = WindowedImageOutputStream.of(channel.position(0));
        again.readFully(new byte[WINDOW + 10]);
        again.seek(20);
        again.readBits(60);
        again.seek(2 * WINDOW);
        again.close();
        assertEquals(List.of(), channel.writes());
    }

    @Test
    void overwritingAFewBytesWritesNoMoreThanThese() throws IOException {
        stream.write(new byte[3 * WINDOW]);
        stream.flush();
        stream.close();
        channel.writes();
        WindowedImageOutputStream again = WindowedImageOutputStream.of(channel.position(0));
        again.seek(WINDOW - 2);
        again.writeInt(-1);
        again.close();
        assertEquals(List.of(new Write(WINDOW - 2, 4)), channel.writes());
        assertEquals(3 * WINDOW, channel.size());
    }

    @Test
    void largeArrayGoesStraightInPiecesOfAtMost64KiB() throws IOException {
        byte[] bytes = new byte[1_000_000];
        new Random(11).nextBytes(bytes);
        stream.write(bytes, 0, 10);
        stream.write(bytes, 10, bytes.length - 10);
        stream.close();
        List<Write> writes = channel.writes();
        assertTrue(writes.stream().allMatch(write -> write.size() <= 64 * 1024), () -> "writes " + writes);
        assertTrue(writes.size() <= 1 + 16 + 1, () -> "writes " + writes);
        assertConsecutive(writes, bytes.length);
        assertArrayEquals(bytes, channel.bytes());
    }

    @Test
    void largeArrayOfValuesIsWrittenInPiecesOf64KiB() throws IOException {
        stream.writeDoubles(new double[100_000], 0, 100_000);
        stream.close();
        List<Write> writes = channel.writes();
        assertTrue(writes.stream().allMatch(write -> write.size() <= 64 * 1024), () -> "writes " + writes);
        assertTrue(writes.size() <= 800_000 / (64 * 1024) + 1, () -> "writes " + writes);
        assertConsecutive(writes, 800_000);
    }

    private static void assertConsecutive(List<Write> writes, long end) {
        long position = 0;
        for (Write write : writes) {
            assertEquals(position, write.position());
            position += write.size();
        }
        assertEquals(end, position);
    }

    @Test
    void smallImageIsOneWrite() throws IOException {
        BufferedImage image = SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR);
        ImageIO.write(image, "bmp", stream);
        assertEquals(List.of(new Write(0, (int) channel.size())), channel.writes());
        stream.close();
        assertEquals(List.of(), channel.writes());
        assertArrayEquals(SampleImages.encode(image, "bmp"), channel.bytes());
    }
}
