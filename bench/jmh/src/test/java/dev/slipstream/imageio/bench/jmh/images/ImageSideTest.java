package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.OutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageSideTest {

    private interface Check {

        void of(ImageSide side);
    }

    @ParameterizedTest
    @ValueSource(classes = {File.class, OutputStream.class})
    void slipstreamServesOutputsAndNobodyElseMayBeMeasuredThen(Class<?> output) {
        assertIsSlipstreams(side -> side.mustServeOutput(output));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp"})
    void slipstreamReadsAndWritesItsFormatsAndNobodyElseMayBeMeasuredThen(String format) {
        assertIsSlipstreams(side -> side.mustRead(format));
        assertIsSlipstreams(side -> side.mustWrite(format));
    }

    private static void assertIsSlipstreams(Check check) {
        check.of(ImageSide.SLIPSTREAM);
        for (ImageSide other : new ImageSide[] {ImageSide.JDK, ImageSide.TWELVEMONKEYS}) {
            IllegalStateException e = assertThrows(IllegalStateException.class, () -> check.of(other));
            assertTrue(e.getMessage().startsWith(other + " is measured, but dev.slipstream."), e.getMessage());
        }
    }
}
