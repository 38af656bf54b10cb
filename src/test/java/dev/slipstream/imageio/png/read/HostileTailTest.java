package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.zip.Adler32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Data after the last scanline, right or wrong, are noticed if the JDK's reader notices them. That depends on its
 * pieces of 512 bytes and its buffer of 8 KiB. The scanlines themselves are in stored blocks.
 */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileTailTest {

    private static final String LAST_EMPTY_BLOCK = "0300";
    private static final String RESERVED_BLOCK = "07";
    private static final String MATCH_OF_32768 = "03efff0700";
    private static final String UNUSED_LENGTH_CODE = "1b03";
    private static final String LENGTH_WITHOUT_COMPLEMENT = "0105000500";
    private static final String MORE_DATA = "010400fbff61626364";

    /** Bytes of a row with its filter type: 64 rows fill the JDK's buffer. */
    private static final int ROW = 128;

    HostileTailTest(Engine engine) {
        engine.useWithFilters();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0", "3, 0", "4, 0", "63, 0", "64, 0", "65, 0", "127, 0", "128, 0", "200, 0", "1, 512", "4, 512", "64, 512",
        "65, 512", "64, 511", "64, 7", "64, 8205", "64, 8203", "65, 8203", "4, 100", "4, 1", "64, 8197", "64, 8200"
    })
    void asTheJdkNoticesIt(int height, int chunk) throws IOException {
        assertSame(height, chunk, 0);
    }

    /** The last byte of the picture is before the end of a piece or half a piece; the data after it may not be. */
    @ParameterizedTest
    @CsvSource({
        "1, 22", "1, 23", "1, 24", "1, 73", "1, 74", "1, 75", "1, 76", "2, 48", "2, 49", "2, 50", "3, 23", "3, 24",
        "3, 25", "4, 100", "4, 101", "67, 22", "67, 23", "67, 24"
    })
    void asTheJdkNoticesItAcrossPieces(int height, int emptyBlocks) throws IOException {
        assertSame(height, 0, emptyBlocks);
        assertSame(height, 1024, emptyBlocks);
    }

    private static void assertSame(int height, int chunk, int emptyBlocks) throws IOException {
        byte[] rows = rows(height);
        int most = chunk == 0 ? Integer.MAX_VALUE : chunk;
        SameAttempt attempt = new SameAttempt(file(rows, most, zlib(rows, emptyBlocks, LAST_EMPTY_BLOCK, 0)));
        for (String tail : new String[] {
            LAST_EMPTY_BLOCK, RESERVED_BLOCK, MATCH_OF_32768, UNUSED_LENGTH_CODE, LENGTH_WITHOUT_COMPLEMENT, MORE_DATA,
            "", "05"
        }) {
            for (int error = 0; error < 2; error++) {
                byte[] zlib = zlib(rows, emptyBlocks, tail, error);
                for (int cut = 0; cut <= Math.min(16, zlib.length); cut++) {
                    byte[] file = file(rows, most, Arrays.copyOf(zlib, zlib.length - cut));
                    String what = emptyBlocks + " empty blocks, " + height + " rows in chunks of " + chunk + ", then "
                            + tail + ", checksum wrong by " + error + ", less " + cut + " bytes";
                    attempt.assertSame(file, true, true, SameAttempt.Rows.NO_FEWER, what);
                    attempt.assertSame(file, cut % 2 == 0, false, SameAttempt.Rows.NO_FEWER, what);
                }
            }
        }
    }

    /**
     * Thousands of zeros come after the picture, in a few bytes. The JDK inflates some of them; how many depends on the
     * pieces before. A wrong checksum comes after the zeros.
     */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 0", "4, 0", "9, 100", "70, 0", "70, 512", "70, 700"})
    void asTheJdkNoticesItFarFromTheImage(int height, int chunk) throws IOException {
        byte[] rows = rows(height);
        int most = chunk == 0 ? Integer.MAX_VALUE : chunk;
        SameAttempt attempt = new SameAttempt(file(rows, most, zlib(rows, 0, LAST_EMPTY_BLOCK, 0)));
        int free = Math.floorMod(-rows.length, 8192);
        for (int zeros : new int[] {
            1, 100, free - 1, free, free + 1, 8191, 8192, 8193, 9000, free + 8192, free + 8193, 17_000, 30_000, 100_000
        }) {
            String tail = HexFormat.of().formatHex(PngChunks.deflated(new byte[Math.max(0, zeros)], true));
            for (int cut = 0; cut < 8; cut++) {
                byte[] zlib = zlib(rows, 0, tail, 1);
                byte[] file = file(rows, most, Arrays.copyOf(zlib, zlib.length - cut));
                String what = height + " rows in chunks of " + chunk + ", then " + zeros + " zeros, less " + cut
                        + " bytes";
                attempt.assertSame(file, true, true, SameAttempt.Rows.NO_FEWER, what);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"78bb", "7820", "7901", "791d", "8801", "881c", "0000", "78", "0899", "081d", ""})
    void headersThatAreWrong(String header) throws IOException {
        byte[] rows = rows(10);
        byte[] zlib = zlib(rows, 0, LAST_EMPTY_BLOCK, 0);
        SameAttempt attempt = new SameAttempt(file(rows, 1000, zlib));
        byte[] wrong = HexFormat.of().parseHex(header);
        System.arraycopy(wrong, 0, zlib, 0, wrong.length);
        for (int n = wrong.length; n < 12; n++) {
            byte[] file = file(rows, 1000, Arrays.copyOf(zlib, n));
            attempt.assertSame(file, SameAttempt.Rows.NO_FEWER, header + " and " + n);
        }
        attempt.assertSame(file(rows, 1000, zlib), SameAttempt.Rows.NO_FEWER, header);
    }

    private static byte[] rows(int height) {
        byte[] rows = new byte[ROW * height];
        new Random(height).nextBytes(rows);
        for (int i = 0; i < rows.length; i += ROW) {
            rows[i] = (byte) (i / ROW % 5);
        }
        return rows;
    }

    private static byte[] file(byte[] rows, int mostInChunk, byte[] zlib) {
        PngChunks png = PngChunks.ofSize(ROW - 1, rows.length / ROW, 8, 0, false);
        return png.add("IDAT", zlib).add("IEND").split(mostInChunk).toByteArray();
    }

    /** A zlib stream of rows and tail; the checksum follows. */
    private static byte[] zlib(byte[] rows, int emptyBlocks, String tail, int error) {
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        zlib.write(0x78);
        zlib.write(1);
        for (int i = 0; i < emptyBlocks; i++) {
            zlib.writeBytes(new byte[] {0, 0, 0, -1, -1});
        }
        for (int i = 0; i < rows.length; i += 60_000) {
            int n = Math.min(60_000, rows.length - i);
            zlib.write(0);
            zlib.writeBytes(new byte[] {(byte) n, (byte) (n >> 8), (byte) ~n, (byte) (~n >> 8)});
            zlib.write(rows, i, n);
        }
        zlib.writeBytes(HexFormat.of().parseHex(tail));
        Adler32 adler = new Adler32();
        adler.update(rows);
        if (tail.equals(MORE_DATA)) {
            adler.update(new byte[] {'a', 'b', 'c', 'd'});
        }
        zlib.writeBytes(ByteBuffer.allocate(4).putInt((int) adler.getValue() + error).array());
        return zlib.toByteArray();
    }
}
