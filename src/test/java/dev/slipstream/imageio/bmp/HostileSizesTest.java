package dev.slipstream.imageio.bmp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.reading.PixelLimitContract;
import dev.slipstream.imageio.testing.ChildJvm;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes against the limits of a JVM: its heap, and the number of pixels that it is told to allow. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileSizesTest extends PixelLimitContract {

    HostileSizesTest() {
        super("BMP", HostileSizesChild.class, Stream.of("rgb24", "rle8", "png")
                .map(kind -> new Object[] {kind, 20, 20, "known"}).toList());
    }

    /** They could be what the header says: the files have as much as the largest ratio wants, and more. */
    @ParameterizedTest
    @ValueSource(strings = {"rgb24", "rgb32", "rle8"})
    void anImageThatTheHeapCannotHoldIsTheErrorThatItIsWithTheJdk(String kind) throws Exception {
        List<String> lines = read(kind, 8000, "enough");
        String error = "java.lang.OutOfMemoryError: Java heap space";
        assertEquals(List.of(error, error), lines);
    }

    /** There is no need to try, whether the length is known or not. */
    @ParameterizedTest
    @CsvSource({"rgb24, known", "rgb24, unknown", "rgb32, known", "rgb32, unknown", "rle8, known", "rle8, unknown",
        "png, known", "png, unknown"})
    void largeImagesOfSmallFilesAreRefusedForWhatTheFileHas(String kind, String length) throws Exception {
        List<String> lines = read(kind, 20_000, length);
        assertEquals(2, lines.stream().filter(line -> line.startsWith("BMP: the size is 20000 x 20000")).count(),
                lines::toString);
    }

    private static List<String> read(String kind, int side, String data) throws Exception {
        return ChildJvm.withSlipstream().option("-Xmx48m").run(HostileSizesChild.class, kind, side, side, data);
    }
}
