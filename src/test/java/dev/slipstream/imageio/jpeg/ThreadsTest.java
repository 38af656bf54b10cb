package dev.slipstream.imageio.jpeg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Side;
import dev.slipstream.imageio.testing.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Readers in several threads do not disturb each other, and give back what they took of the heap's share. */
class ThreadsTest {

    @Test
    void severalReadersAtOnce() throws Exception {
        List<byte[]> files = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (int seed = 0; seed < 40; seed++) {
            files.add(MadeJpeg.of(new Random(seed)));
            expected.add(JpegReaders.read(Side.JDK, files.get(seed)));
        }
        long left = HeapShare.left();
        Threads.atOnce(4, thread -> {
            for (int i = 0; i < files.size(); i++) {
                int file = (i + 10 * thread) % files.size();
                assertEquals(expected.get(file), JpegReaders.read(Side.SLIPSTREAM, files.get(file)));
            }
        });
        assertEquals(left, HeapShare.left());
    }
}
