package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Engine;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One wrong bit, at every place: read or refused as by the JDK, and no row lost that the JDK delivers. */
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class BitFlipTest {

    BitFlipTest(Engine engine) {
        PngFormat.decodeWith(engine);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-adam7-16x16", "gray8-filter-average-16x16", "palette1-trns-20x20", "palette4-20x20",
        "rgba8-filter-paeth-16x16", "gray1-deflate-stored-20x20"
    })
    void atEveryBit(String name) throws IOException {
        assertSame(PngFiles.own(name + ".png").bytes(), name);
    }

    @Test
    void atEveryBitBetweenManyChunks() throws IOException {
        byte[] file = PngFiles.own("palette1-20x20.png").bytes();
        assertSame(PngChunks.of(file).split(5).toByteArray(), "palette1-20x20 in pieces");
    }

    private static void assertSame(byte[] file, String name) throws IOException {
        SameAttempt attempt = new SameAttempt(file);
        for (int bit = 0; bit < 8 * file.length; bit++) {
            byte[] damaged = file.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            String what = name + " bit " + bit % 8 + " of byte " + bit / 8;
            attempt.assertSame(damaged, bit % 2 == 0, false, SameAttempt.Rows.NO_FEWER, what);
            attempt.assertSame(damaged, bit % 2 == 1, true, SameAttempt.Rows.NO_FEWER, what);
        }
    }
}
