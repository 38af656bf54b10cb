package dev.slipstream.imageio.png;

import dev.slipstream.imageio.inflate.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that end too early: exactly the JDK's rows, and the JDK's kind of exception, wherever they end. */
@ParameterizedClass
@EnumSource(Engine.class)
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class TruncationTest {

    TruncationTest(Engine engine) {
        PngFormat.decodeWith(engine);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray1-20x20", "gray2-trns-adam7-20x20", "gray8-20x20", "gray16-20x20", "graya8-20x20", "palette4-trns-20x20",
        "palette8-20x20", "rgb8-text-20x20", "rgb8-trns-20x20", "rgb8-idat-7-bytes-20x20",
        "rgb8-idat-empty-between-20x20", "rgb8-deflate-stored-20x20", "rgba8-20x20", "rgba8-adam7-20x20",
        "palette2-adam7-20x20", "rgb16-adam7-20x20"
    })
    void atEveryByte(String name) throws IOException {
        byte[] file = PngFiles.own(name + ".png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        for (int n = 0; n < file.length; n++) {
            attempt.assertSame(Arrays.copyOf(file, n), SameAttempt.Rows.EQUAL, name + " ends at " + n);
        }
    }

    /** Larger than the pieces and buffers that either reader uses. */
    @ParameterizedTest
    @ValueSource(strings = {"rgb8-250x250", "gray8-250x250", "rgb8-adam7-250x250", "palette4-adam7-250x250"})
    void atManyBytesOfALargerFile(String name) throws IOException {
        byte[] file = PngFiles.own(name + ".png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        for (int n = 50; n < file.length; n += file.length / 41) {
            attempt.assertSame(Arrays.copyOf(file, n), SameAttempt.Rows.EQUAL, name + " ends at " + n);
        }
    }

    /** The last bytes of the data and what stands behind them, where the image is whole already. */
    @Test
    void atTheEndOfALargerFile() throws IOException {
        byte[] file = PngFiles.own("gray8-250x250.png").bytes();
        SameAttempt attempt = new SameAttempt(file);
        for (int n = file.length - 60; n < file.length; n++) {
            attempt.assertSame(Arrays.copyOf(file, n), SameAttempt.Rows.EQUAL, "ends at " + n);
        }
    }
}
