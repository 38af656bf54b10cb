package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Engine;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chunks that were removed, doubled, swapped, cut, renamed, or lie about themselves: read or refused as by the JDK.
 *
 * <p>{@code -Dslipstream.operations=N} for more of them. A failure names its seed.
 */
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 600, threadMode = ThreadMode.SEPARATE_THREAD)
class ChunkSurgeryTest {

    ChunkSurgeryTest(Engine engine) {
        PngFormat.decodeWith(engine);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-20x20", "gray4-trns-20x20", "gray8-trns-20x20", "gray16-adam7-20x20", "palette1-20x20",
        "palette4-trns-short-20x20", "palette8-trns-20x20", "rgb8-20x20", "rgb8-text-20x20", "rgb8-trns-20x20",
        "rgba8-adam7-20x20", "rgb8-all-chunks-20x20", "rgb8-idat-empty-between-20x20"
    })
    void sameOutcomeAsTheJdk(String name) throws IOException {
        byte[] file = PngFiles.own(name + ".png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        int operations = Integer.getInteger("slipstream.operations", 400);
        for (int seed = 0; seed < operations; seed++) {
            byte[] damaged = ChunkSurgery.operate(file, new Random(seed));
            attempt.assertSame(damaged, SameAttempt.Rows.NO_FEWER, name + ", seed " + seed);
        }
    }
}
