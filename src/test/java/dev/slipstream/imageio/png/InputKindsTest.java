package dev.slipstream.imageio.png;

import static dev.slipstream.imageio.png.PngFormat.PNG;

import dev.slipstream.imageio.reading.InputKindsContract;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageReadParam;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader takes every {@code ImageInputStream} there is. */
class InputKindsTest extends InputKindsContract {

    /** Of each kind of data one: large and small, many chunks, interlaced, with metadata, broken. */
    InputKindsTest() {
        super(PNG, List.of("rgb8-1x1.png", "rgb8-250x250.png", "rgba8-250x250.png",
                "gray1-33x31.png", "gray16-20x20.png", "palette4-adam7-33x31.png", "rgb8-adam7-250x250.png",
                "rgb8-idat-1-byte-20x20.png", "rgb8-idat-empty-between-20x20.png", "rgb8-all-chunks-20x20.png",
                "rgb8-behind-end-png-20x20.png", "palette8-trns-short-20x20.png", "xtruncated-adam7.png",
                "xtruncated-between-idats.png", "xdata-half.png", "xiend-missing.png", "xzlib-without-checksum.png"),
                1, 2, 7, 100, 511);
    }

    @Override
    protected @Nullable ImageReadParam destination(String file) throws IOException {
        return PngFiles.own(file).destination();
    }

    @ParameterizedTest
    @ValueSource(ints = {512, 513, 1 << 20})
    void aStreamThatDeliversWhatTheJdkTakesAtATime(int bytes) throws IOException {
        assertSameFromReadsOf(bytes);
    }
}
