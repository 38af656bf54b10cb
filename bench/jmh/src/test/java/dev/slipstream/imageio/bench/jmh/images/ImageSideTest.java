package dev.slipstream.imageio.bench.jmh.images;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImageSideTest {

    @ParameterizedTest
    @ValueSource(classes = {File.class, OutputStream.class})
    void slipstreamServesOutputsAndNobodyElseMayBeMeasuredThen(Class<?> output) {
        assertDoesNotThrow(() -> ImageSide.SLIPSTREAM.mustServeOutput(output));
        for (ImageSide other : new ImageSide[] {ImageSide.JDK, ImageSide.TWELVEMONKEYS}) {
            IllegalStateException e = assertThrows(IllegalStateException.class, () -> other.mustServeOutput(output));
            assertTrue(e.getMessage().startsWith(other + " is measured, but dev.slipstream."), e.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp"})
    void slipstreamReadsItsFormatsAndNobodyElseMayBeMeasuredThen(String format) {
        assertDoesNotThrow(() -> ImageSide.SLIPSTREAM.mustRead(format));
        for (ImageSide other : new ImageSide[] {ImageSide.JDK, ImageSide.TWELVEMONKEYS}) {
            IllegalStateException e = assertThrows(IllegalStateException.class, () -> other.mustRead(format));
            assertTrue(e.getMessage().startsWith(other + " is measured, but dev.slipstream."), e.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "bmp"})
    void slipstreamWritesItsFormatsAndNobodyElseMayBeMeasuredThen(String format) {
        assertDoesNotThrow(() -> ImageSide.SLIPSTREAM.mustWrite(format));
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> ImageSide.JDK.mustWrite(format));
        assertTrue(e.getMessage().startsWith("JDK is measured, but dev.slipstream."), e.getMessage());
        assertDoesNotThrow(() -> ImageSide.JDK.mustWrite("gif"));
        assertThrows(IllegalStateException.class, () -> ImageSide.JDK.mustWrite("nothing"));
    }

    @ParameterizedTest
    @EnumSource
    void formatWithoutOtherReadersIsReadByTheJdk(ImageSide side) {
        assertDoesNotThrow(() -> side.mustRead("gif"));
    }

    @Test
    void formatThatNobodyReadsIsToldAsWell() {
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> ImageSide.JDK.mustRead("nothing"));
        assertTrue(e.getMessage().contains("Nobody reads nothing"), e.getMessage());
    }

    @Test
    void outputThatNobodyServesIsToldAsWell() {
        IllegalStateException e =
                assertThrows(IllegalStateException.class, () -> ImageSide.JDK.mustServeOutput(Integer.class));
        assertTrue(e.getMessage().contains("Nobody serves class java.lang.Integer"), e.getMessage());
    }
}
