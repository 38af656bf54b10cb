package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.stream.RecordingChannel.Write;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A destination with positions is written when the window is full, left or flushed, and never needlessly. */
class WindowWritesTest {

    private static final int WINDOW = 8192;
    private static final int LARGEST = 64 * 1024;
    private static final BufferedImage IMAGE = SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR);
    private static final int IMAGE_SIZE = 54 + 60 * 20;

    /** What is done, and what the channel gets meanwhile and when the stream is closed. */
    record Case(String name, Use<ImageOutputStream> use, List<Write> meanwhile, List<Write> atClose) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(
                new Case("values a window at a time", out -> {
                    for (int i = 0; i < WINDOW; i++) {
                        out.writeInt(i);
                    }
                    out.write(1);
                }, List.of(window(0), window(1), window(2), window(3)), List.of(new Write(4 * WINDOW, 1))),
                new Case("nothing before the window is full", out -> {
                    out.write(new byte[WINDOW - 1]);
                    out.write(1);
                    out.seek(0);
                    out.writeInt(1);
                    out.seek(WINDOW);
                    out.mark();
                    out.reset();
                    out.seek(4);
                    for (int i = 0; i < 1000; i++) {
                        out.writeBits(i, 3);
                        out.seek(i);
                    }
                }, List.of(), List.of(window(0))),
                new Case("nothing where nothing is written", out -> out.seek(5), List.of(), List.of()),
                new Case("flush once", out -> {
                    out.writeInt(1);
                    out.flush();
                    out.flush();
                }, List.of(new Write(0, 4)), List.of()),
                new Case("flush of a part", out -> {
                    out.writeLong(1);
                    out.flushBefore(2);
                }, List.of(new Write(0, 8)), List.of()),
                new Case("seek out of the window", out -> {
                    out.writeInt(1);
                    out.seek(100_000);
                    out.writeInt(2);
                    out.seek(5);
                    out.seek(200_000);
                    out.seek(50_000);
                }, List.of(new Write(0, 4), new Write(100_000, 4)), List.of()),
                new Case("what was read", out -> {
                    out.readFully(new byte[WINDOW + 10]);
                    out.seek(20);
                    out.readBits(60);
                    out.seek(2 * WINDOW);
                }, List.of(), List.of()),
                new Case("a few bytes", out -> {
                    out.seek(WINDOW - 2);
                    out.writeInt(-1);
                }, List.of(), List.of(new Write(WINDOW - 2, 4))),
                new Case("small image", out -> ImageIO.write(IMAGE, "bmp", out),
                        List.of(new Write(0, IMAGE_SIZE)), List.of()));
    }

    private static Write window(int number) {
        return new Write((long) number * WINDOW, WINDOW);
    }

    private RecordingChannel channel;
    private WindowedImageOutputStream stream;

    @BeforeEach
    void open() throws IOException {
        channel = new RecordingChannel();
        channel.write(ByteBuffer.allocate(3 * WINDOW));
        channel.writes();
        stream = WindowedImageOutputStream.of(channel.position(0));
    }

    @AfterEach
    void channelStaysOpen() {
        assertTrue(channel.isOpen());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void channelIsWritten(Case each) throws IOException {
        each.use.of(stream);
        assertEquals(each.meanwhile, channel.writes());
        stream.close();
        assertEquals(each.atClose, channel.writes());
    }

    @Test
    void channelIsReadOnceToSeeWhetherItCanBe() throws IOException {
        stream.seek(5);
        assertEquals(0, channel.reads());
        stream.write(new byte[WINDOW]);
        stream.close();
        assertEquals(1, channel.reads());
    }

    @Test
    void largeArraysGoStraightInPiecesOfAtMost64KiB() throws IOException {
        byte[] bytes = new byte[1_000_000];
        new Random(11).nextBytes(bytes);
        stream.write(bytes, 0, 10);
        stream.write(bytes, 10, bytes.length - 10);
        stream.writeDoubles(new double[100_000], 0, 100_000);
        stream.close();
        List<Write> writes = channel.writes();
        assertTrue(writes.size() <= 1_800_000 / LARGEST + 4, () -> "writes " + writes);
        long position = 0;
        for (Write write : writes) {
            assertTrue(write.size() <= LARGEST, () -> "writes " + writes);
            assertEquals(position, write.position());
            position += write.size();
        }
        assertArrayEquals(Arrays.copyOf(bytes, 1_800_000), channel.bytes());
    }
}
