package dev.slipstream.imageio.inflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Decoding that begins at a block goes on as if it had begun at the beginning, checksum included. */
class BlockStartTest {

    private static final int SIZE = 400_000;

    private final byte[] out = new byte[SIZE + Inflate.OUT_MARGIN];

    @Test
    void anyBlockMayBeTheFirstOne() throws InflateException {
        int begun = 0;
        for (long seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            byte[] data = Streams.exactly(random, SIZE);
            byte[] stream = Streams.deflated(random, data, false);
            for (BlockStart start : starts(stream, random)) {
                int from = (int) start.produced();
                Inflate inflate = begin(start, stream);
                byte[] rest = new byte[SIZE];
                System.arraycopy(data, from - Inflate.HISTORY, rest, from - Inflate.HISTORY, Inflate.HISTORY);
                assertEquals(SIZE, inflate.inflate(rest, from, SIZE), "seed " + seed);
                assertTrue(inflate.isFinished(), "seed " + seed);
                assertArrayEquals(Arrays.copyOfRange(data, from, SIZE), Arrays.copyOfRange(rest, from, SIZE));
                stream[stream.length - 1] ^= 1;
                Inflate wrong = begin(start, stream);
                InflateException thrown =
                        assertThrows(InflateException.class, () -> wrong.inflate(rest, from, SIZE), "seed " + seed);
                stream[stream.length - 1] ^= 1;
                assertTrue(thrown.getMessage().contains("checksum"), thrown.getMessage());
                begun++;
            }
        }
        assertTrue(begun > 100, begun + " starts");
    }

    /** Who has to begin there needs input that begins before it, and can then see that it is the same. */
    @Test
    void aBlockThatBeginsAfterTheInputIsPausedAtWithTheNextInput() throws InflateException {
        byte[] stored = {0x78, 1, 0, 3, 0, -4, -1, 1, 2, 3, 0, 1, 0, -2, -1, 4};
        Inflate inflate = Inflate.zlib();
        inflate.pauseFrom(1);
        inflate.setInput(stored, 0, 10);
        assertEquals(3, inflate.inflate(out, 0, out.length));
        assertEquals(3, inflate.inflate(out, 3, out.length));
        assertNull(inflate.pause());
        inflate.setInput(stored, 10, stored.length - 10);
        assertEquals(3, inflate.inflate(out, 3, out.length));
        assertEquals(0, Objects.requireNonNull(inflate.pause()).bit());
        assertEquals(4, inflate.inflate(out, 3, out.length));
    }

    private static Inflate begin(BlockStart start, byte[] stream) {
        Inflate inflate = Inflate.zlib();
        int piece = start.bit() / 4096;
        byte[] input = Arrays.copyOfRange(stream, piece * 512, stream.length);
        inflate.begin(start, input, input.length, start.bit() - piece * 4096);
        return inflate;
    }

    /** The blocks at which decoding pauses. They are given as if all input had come in one piece. */
    private List<BlockStart> starts(byte[] stream, Random random) throws InflateException {
        Inflate inflate = Inflate.zlib();
        List<BlockStart> starts = new ArrayList<>();
        inflate.pauseFrom(Inflate.HISTORY);
        int first = 0;
        int given = 0;
        int end = 0;
        while (!inflate.isFinished()) {
            if (inflate.needsInput()) {
                first = given;
                int n = Math.min(1 + random.nextInt(40_000), stream.length - given);
                inflate.setInput(stream, given, n);
                given += n;
            }
            end = inflate.inflate(out, end, Math.min(SIZE + 1, end + 50_000), out.length);
            BlockStart start = inflate.pause();
            if (start != null) {
                assertEquals(end, start.produced());
                assertTrue(start.bit() >= 0 && first + start.bit() / Byte.SIZE < given, "the bit is in the input");
                starts.add(new BlockStart(start.bit() + first * Byte.SIZE, start.position(), end, start.checksum()));
                inflate.pauseFrom(end + 1L);
            }
        }
        return starts;
    }
}
