package dev.slipstream.imageio.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that are set, and values that count as not set. PropertiesTest has their effect on ImageIO. */
class SettingsTest {

    private static final String PREFIX = "dev.slipstream.imageio.";

    @AfterEach
    void restore() {
        for (String name : List.of("disabled", "last", "memoryThreshold", "png.maxPixels", "bmp.maxPixels",
                "gif.maxPixels", "threads")) {
            System.clearProperty(PREFIX + name);
        }
    }

    private static Settings with(String name, String value) {
        System.setProperty(PREFIX + name, value);
        return new Settings();
    }

    @Test
    void nothingIsSetByDefault() {
        Settings settings = new Settings();
        assertNothingSet(settings);
        assertEquals("", settings.warnings());
    }

    private static void assertNothingSet(Settings settings) {
        assertFalse(settings.isDisabled("png"));
        assertFalse(settings.isLast());
        assertEquals(-1, settings.memoryThreshold());
        assertEquals(-1, settings.pngPixels());
        assertEquals(-1, settings.bmpPixels());
        assertEquals(-1, settings.gifPixels());
        assertEquals(1, settings.threads());
    }

    @ParameterizedTest
    @ValueSource(strings = {"streams,png", " Streams\tPNG ", "png, png,,streams"})
    void disabledIsAListOfParts(String value) {
        Settings settings = with("disabled", value);
        assertTrue(settings.isDisabled("png"));
        assertTrue(settings.isDisabled("streams"));
        assertFalse(settings.isDisabled("bmp"));
        assertFalse(settings.isDisabled("bmp-writer"));
        assertEquals("", settings.warnings());
    }

    @Test
    void wrongWordsAreNamedTogetherAndTheOthersCount() {
        Settings settings = with("disabled", "png,strams,bmp-writer png-reader");
        assertTrue(settings.isDisabled("png"));
        assertTrue(settings.isDisabled("bmp-writer"));
        assertFalse(settings.isDisabled("streams"));
        assertFalse(settings.isDisabled("bmp"));
        assertTrue(settings.warnings().contains(" ignored: strams, png-reader; "), settings.warnings());
        assertEquals(1, settings.warnings().lines().count());
    }

    @Test
    void lastIsABoolean() {
        assertTrue(with("last", " True ").isLast());
        assertFalse(with("last", "false").isLast());
    }

    @Test
    void numbersAreNumbers() {
        assertEquals(0, with("memoryThreshold", "0").memoryThreshold());
        assertEquals(5_000_000_000L, with("memoryThreshold", " 5000000000 ").memoryThreshold());
        assertEquals(1, with("png.maxPixels", "1").pngPixels());
        assertEquals(2, with("bmp.maxPixels", "2").bmpPixels());
        assertEquals(4, with("gif.maxPixels", "4").gifPixels());
        assertEquals(3, with("threads", "3").threads());
    }

    @Test
    void autoIsAThreadForEachProcessor() {
        assertEquals(Runtime.getRuntime().availableProcessors(), with("threads", " Auto ").threads());
    }

    @ParameterizedTest
    @ValueSource(strings = {"disabled", "last", "memoryThreshold", "png.maxPixels", "bmp.maxPixels", "gif.maxPixels"})
    void anEmptyValueIsNone(String name) {
        Settings settings = with(name, " ");
        assertEquals("", settings.warnings());
        assertEquals(-1, settings.memoryThreshold());
        assertEquals(-1, settings.pngPixels());
    }

    @ParameterizedTest
    @CsvSource({"disabled, strams", "last, yes", "memoryThreshold, 8M", "memoryThreshold, -1",
        "memoryThreshold, 99999999999999999999", "png.maxPixels, 0", "png.maxPixels, 1e6", "bmp.maxPixels, -1",
        "threads, 0", "threads, all"})
    void aMalformedValueIsIgnoredWithOneWarning(String name, String value) {
        Settings settings = with(name, value);
        assertNothingSet(settings);
        String begin = PREFIX + name + "=" + value + " ";
        assertTrue(settings.warnings().startsWith(begin), settings.warnings());
        assertEquals(settings.warnings().length() - 1, settings.warnings().indexOf('\n'));
    }
}
