package dev.slipstream.imageio.png.read;

import dev.slipstream.imageio.inflate.Engine;
import dev.slipstream.imageio.png.PngChunks;
import dev.slipstream.imageio.png.PngFiles;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Files that end too early, have a wrong bit, or have chunks that were removed, doubled, swapped, cut, renamed, or lie
 * about themselves. They are read or refused as by the JDK, and no row is lost that the JDK delivers.
 *
 * <p>{@code -Dslipstream.operations=N} tries more operations on chunks. A failure names its seed.
 */
@Tag("long")
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class DamagedFilesTest {

    DamagedFilesTest(Engine engine) {
        engine.useWithFilters();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-20x20", "gray2-trns-adam7-20x20", "gray8-20x20", "gray16-20x20", "graya8-20x20", "palette4-trns-20x20",
        "palette8-20x20", "rgb8-text-20x20", "rgb8-trns-20x20", "rgb8-idat-7-bytes-20x20",
        "rgb8-idat-empty-between-20x20", "rgb8-deflate-stored-20x20", "rgba8-20x20", "rgba8-adam7-20x20",
        "palette2-adam7-20x20", "rgb16-adam7-20x20"
    })
    void endAtEveryByte(String name) throws IOException {
        assertSameCutOff(name, 0, 1);
    }

    /** The files are larger than the pieces and buffers of both readers. */
    @ParameterizedTest
    @ValueSource(strings = {"rgb8-250x250", "gray8-250x250", "rgb8-adam7-250x250", "palette4-adam7-250x250"})
    void endAtManyBytesOfALargerFile(String name) throws IOException {
        assertSameCutOff(name, 50, PngFiles.own(name + ".png").bytes().length / 41);
    }

    /** The file ends in the last bytes of the data or after them, where the image is already whole. */
    @Test
    void endNearTheEndOfALargerFile() throws IOException {
        assertSameCutOff("gray8-250x250", PngFiles.own("gray8-250x250.png").bytes().length - 60, 1);
    }

    private static void assertSameCutOff(String name, int first, int step) throws IOException {
        byte[] file = PngFiles.own(name + ".png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        for (int n = first; n < file.length; n += step) {
            attempt.assertSameInTurn(Arrays.copyOf(file, n), n, SameAttempt.Rows.EQUAL, name + " ends at " + n);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-adam7-16x16", "gray8-filter-average-16x16", "palette1-trns-20x20", "palette4-20x20",
        "rgba8-filter-paeth-16x16", "gray1-deflate-stored-20x20"
    })
    void aWrongBitAtEveryPlace(String name) throws IOException {
        assertSameWithAWrongBit(PngFiles.own(name + ".png").bytes(), name);
    }

    @Test
    void aWrongBitAtEveryPlaceBetweenManyChunks() throws IOException {
        byte[] file = PngFiles.own("palette1-20x20.png").bytes();
        assertSameWithAWrongBit(PngChunks.of(file).split(5).toByteArray(), "palette1-20x20 in pieces");
    }

    private static void assertSameWithAWrongBit(byte[] file, String name) throws IOException {
        SameAttempt attempt = new SameAttempt(file);
        for (int bit = 0; bit < 8 * file.length; bit++) {
            byte[] damaged = file.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            String what = name + " bit " + bit % 8 + " of byte " + bit / 8;
            attempt.assertSameInTurn(damaged, bit, SameAttempt.Rows.NO_FEWER, what);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-20x20", "gray4-trns-20x20", "gray8-trns-20x20", "gray16-adam7-20x20", "palette1-20x20",
        "palette4-trns-short-20x20", "palette8-trns-20x20", "rgb8-20x20", "rgb8-text-20x20", "rgb8-trns-20x20",
        "rgba8-adam7-20x20", "rgb8-all-chunks-20x20", "rgb8-idat-empty-between-20x20"
    })
    void operationsOnChunks(String name) throws IOException {
        byte[] file = PngFiles.own(name + ".png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        int operations = Integer.getInteger("slipstream.operations", 400);
        for (int seed = 0; seed < operations; seed++) {
            byte[] damaged = ChunkSurgery.operate(file, new Random(seed));
            attempt.assertSameInTurn(damaged, seed, SameAttempt.Rows.NO_FEWER, name + ", seed " + seed);
        }
    }
}
