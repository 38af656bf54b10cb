package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngChunks.Chunk;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random operations on the chunks of a file. */
final class ChunkSurgery {

    private static final String[] TYPES = {
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "bKGD", "cHRM", "gAMA", "hIST", "iCCP", "iTXt", "pHYs", "sBIT", "sPLT",
        "sRGB", "tEXt", "tIME", "zTXt", "eXIf", "prIv", "ABCD", "abcd", "\u0000\u0001\u0002\u0003",
        "\u00ff\u00fe\u00fd\u00fc"
    };
    private static final int[] LENGTHS = {
        0, 1, 2, 3, 6, 12, 13, 255, 256, 1000, 0x10000, 0x7fffffff, 0x7ffffffb, 0x80000000, -1, -4
    };

    private final Random random;
    private final PngChunks png;
    private final List<Chunk> chunks;
    private byte[] behind = {};

    private ChunkSurgery(byte[] file, Random random) {
        this.random = random;
        this.png = PngChunks.of(file);
        this.chunks = png.chunks;
    }

    /** The file after one to three operations. */
    static byte[] operate(byte[] file, Random random) {
        ChunkSurgery surgery = new ChunkSurgery(file, random);
        for (int i = random.nextInt(3); i >= 0; i--) {
            surgery.operation();
        }
        byte[] changed = surgery.png.toByteArray();
        byte[] whole = Arrays.copyOf(changed, changed.length + surgery.behind.length);
        System.arraycopy(surgery.behind, 0, whole, changed.length, surgery.behind.length);
        return whole;
    }

    private void operation() {
        int at = random.nextInt(chunks.size());
        Chunk chunk = chunks.get(at);
        switch (random.nextInt(16)) {
            case 0 -> remove(at);
            case 1 -> chunks.add(random.nextInt(chunks.size() + 1), chunk);
            case 2 -> Collections.swap(chunks, at, random.nextInt(chunks.size()));
            case 3, 4 -> chunks.add(at, anyChunk());
            case 5 -> chunks.set(at, withLength(chunk, LENGTHS[random.nextInt(LENGTHS.length)]));
            case 6 -> chunks.set(at, withLength(chunk, chunk.length() - 3 + random.nextInt(7)));
            case 7 -> chunks.set(at, new Chunk(anyType(), chunk.data(), chunk.length(), chunk.crc()));
            case 8 -> chunks.set(at, new Chunk(chunk.type(), chunk.data(), chunk.length(), random.nextInt()));
            case 9 -> png.split(1 + random.nextInt(60));
            case 10 -> chunks.add(at + 1, Chunk.of("IDAT"));
            case 11 -> interleave();
            case 12 -> behind = bytes(random.nextInt(2000));
            case 13 -> chunks.removeIf(c -> c.type().equals("IEND"));
            case 14 -> palettes(at);
            default -> chunks.set(at, Chunk.of(chunk.type(), cut(chunk.data())));
        }
    }

    private void remove(int at) {
        if (chunks.size() > 1) {
            chunks.remove(at);
        }
    }

    private static Chunk withLength(Chunk chunk, int length) {
        return new Chunk(chunk.type(), chunk.data(), length, chunk.crc());
    }

    private String anyType() {
        return TYPES[random.nextInt(TYPES.length)];
    }

    private Chunk anyChunk() {
        return Chunk.of(anyType(), bytes(random.nextInt(random.nextInt(4) == 0 ? 1200 : 14)));
    }

    private byte[] bytes(int n) {
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        return bytes;
    }

    private byte[] cut(byte[] data) {
        return Arrays.copyOf(data, random.nextInt(data.length + 4));
    }

    /** Puts another chunk between two IDAT chunks. */
    private void interleave() {
        png.split(1 + random.nextInt(60));
        for (int i = chunks.size() - 1; i > 0; i--) {
            if (chunks.get(i).isData() && chunks.get(i - 1).isData() && random.nextInt(4) == 0) {
                chunks.add(i, random.nextBoolean() ? Chunk.of("tEXt", (byte) 'a', (byte) 0) : anyChunk());
                return;
            }
        }
    }

    private void palettes(int at) {
        for (int i = 1 + random.nextInt(2); i >= 0; i--) {
            int colours = random.nextInt(20);
            chunks.add(at, random.nextBoolean() ? Chunk.of("PLTE", bytes(3 * colours + random.nextInt(12) / 10))
                    : Chunk.of("tRNS", bytes(random.nextBoolean() ? colours : 2 + 4 * random.nextInt(2))));
        }
    }
}
