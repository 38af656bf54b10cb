package dev.slipstream.imageio.png.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngChunks.Chunk;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * Checks a file by the PNG specification, section by section, without any of the tested code. A chunk may have any type
 * that a decoder may skip, since applications and damaged files have such chunks.
 */
final class PngCheck {

    private static final Set<String> ONCE = Set.of("IHDR", "PLTE", "IEND", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB",
            "bKGD", "hIST", "tRNS", "pHYs", "tIME");

    /** Chunks that must come before the palette, and others that must come after it; all before the image data. */
    private static final Set<String> BEFORE_PALETTE = Set.of("cHRM", "gAMA", "iCCP", "sBIT", "sRGB");
    private static final Set<String> BEHIND_PALETTE = Set.of("bKGD", "hIST", "tRNS");

    private final String what;
    private final PngChunks png;
    private final List<Chunk> chunks;

    private PngCheck(String what, byte[] file) {
        this.what = what;
        this.png = PngChunks.of(file);
        this.chunks = png.chunks;
        assertEquals(0x89504e470d0a1a0aL, ByteBuffer.wrap(file).getLong(), () -> what + ": signature");
    }

    /** Fails if a file breaks the specification. */
    static void check(String what, byte[] file) {
        PngCheck check = new PngCheck(what, file);
        check.checkChunks();
        check.checkContents();
        check.checkOrder();
        check.checkData();
    }

    private void checkChunks() {
        Set<String> met = new HashSet<>();
        for (Chunk chunk : chunks) {
            assertEquals(Chunk.of(chunk.type(), chunk.data()).crc(), chunk.crc(),
                    () -> what + ": CRC of " + chunk.type());
            assertTrue(met.add(chunk.type()) || !ONCE.contains(chunk.type()), () -> what + ": two " + chunk.type());
        }
        assertEquals("IHDR", chunks.get(0).type(), what);
        assertEquals(13, chunks.get(0).length(), what);
        Chunk last = chunks.get(chunks.size() - 1);
        assertEquals("IEND", last.type(), what);
        assertEquals(0, last.length(), what);
    }

    /** Checks contents that decoders rely on and the JDK's writer does not check. */
    private void checkContents() {
        byte[] header = chunks.get(0).data();
        int depth = header[8];
        int type = header[9];
        assertTrue(type != 3 || depth <= 8, () -> what + ": palette of " + depth + " bits");
        int samples = type == 2 || type == 3 ? 3 : type == 6 ? 4 : type == 4 ? 2 : 1;
        int colours = 0;
        for (Chunk chunk : chunks) {
            byte[] data = chunk.data();
            String where = what + ": " + chunk.type() + " " + Arrays.toString(Arrays.copyOf(data, 20));
            assertTrue(chunk.type().matches("[A-Za-z]{4}"), where);
            switch (chunk.type()) {
                case "PLTE" -> colours = data.length / 3;
                case "hIST" -> assertEquals(2 * colours, data.length, where);
                case "sBIT" -> {
                    assertEquals(samples, data.length, where);
                    for (byte bits : data) {
                        assertTrue(bits > 0 && bits <= (type == 3 ? 8 : depth), where);
                    }
                }
                case "tIME" -> assertTrue(data[2] >= 1 && data[2] <= 12 && data[3] >= 1 && data[3] <= 31
                        && data[4] <= 23 && data[5] <= 59 && data[6] <= 60, where);
                case "tEXt", "zTXt", "iTXt", "iCCP", "sPLT" -> assertTrue(data[0] != 0, where);
                case "IHDR", "IDAT", "IEND" -> { }
                default -> assertFalse(chunk.type().matches("[A-Z]{2}.."), where);
            }
        }
    }

    private void checkOrder() {
        List<String> types = new ArrayList<>(chunks.stream().map(Chunk::type).toList());
        int data = types.indexOf("IDAT");
        int lastData = types.lastIndexOf("IDAT");
        assertTrue(data > 0, () -> what + ": no IDAT");
        assertTrue(types.subList(data, lastData + 1).stream().allMatch("IDAT"::equals),
                () -> what + ": something between IDAT chunks: " + types);
        int palette = types.indexOf("PLTE");
        assertTrue(palette < data, () -> what + ": PLTE behind IDAT");
        for (int i = 0; i < types.size(); i++) {
            String type = types.get(i);
            boolean isBefore = BEFORE_PALETTE.contains(type);
            boolean isBehind = BEHIND_PALETTE.contains(type);
            int at = i;
            assertFalse((isBefore || isBehind || type.equals("pHYs") || type.equals("sPLT")) && at > data,
                    () -> what + ": " + type + " behind IDAT");
            assertFalse(palette >= 0 && (isBefore ? at > palette : isBehind && at < palette),
                    () -> what + ": " + type + " on the wrong side of PLTE: " + types);
        }
    }

    /** Checks that one zlib stream ends with the last chunk, and has all scanlines of all passes with known filters. */
    private void checkData() {
        ByteBuffer header = ByteBuffer.wrap(chunks.get(0).data());
        int width = header.getInt();
        int height = header.getInt();
        int depth = header.get();
        int type = header.get();
        header.getShort();
        boolean isInterlaced = header.get() == 1;
        byte[] raw = inflated();
        int bits = depth * (type == 2 ? 3 : type == 4 ? 2 : type == 6 ? 4 : 1);
        int at = 0;
        int[][] passes = isInterlaced
                ? new int[][] {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2},
                        {0, 1, 1, 2}}
                : new int[][] {{0, 0, 1, 1}};
        for (int[] pass : passes) {
            int columns = (width - pass[0] + pass[2] - 1) / pass[2];
            int rows = (height - pass[1] + pass[3] - 1) / pass[3];
            for (int row = 0; row < rows && columns > 0; row++) {
                int place = at;
                assertTrue(raw.length > place && raw[place] >= 0 && raw[place] <= 4,
                        () -> what + ": filter at byte " + place + " of " + raw.length);
                at += 1 + (int) (((long) columns * bits + 7) / 8);
            }
        }
        assertEquals(at, raw.length, () -> what + ": bytes of all scanlines");
    }

    private byte[] inflated() {
        ByteArrayInputStream data = new ByteArrayInputStream(png.data());
        Inflater inflater = new Inflater();
        try (InputStream in = new InflaterInputStream(data, inflater)) {
            byte[] raw = in.readAllBytes();
            assertEquals(0, inflater.getRemaining() + data.available(), () -> what + ": bytes behind the zlib stream");
            return raw;
        } catch (IOException e) {
            throw new AssertionError(what + ": " + e, e);
        } finally {
            inflater.end();
        }
    }
}
