package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.ReadTwice;
import java.util.List;
import javax.imageio.IIOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit is the one that is set, but at most the JDK's. */
class PixelLimitTest {

    private static void check(long most, int width, int height) throws IIOException {
        DelegatingImageReader.checkPixels("BMP", width, height, most);
    }

    private static void assertRefused(long most, int width, int height) {
        IIOException refusal = assertThrows(IIOException.class, () -> check(most, width, height));
        String message = "BMP: the size is " + width + " x " + height + ", more than \\d+ pixels";
        assertTrue(refusal.getMessage().matches(message), refusal::getMessage);
    }

    @Test
    void imagesOfSoManyPixelsAreTakenAndLargerOnesRefused() {
        long limit = 600;
        assertDoesNotThrow(() -> check(limit, 20, 30));
        assertDoesNotThrow(() -> check(limit, 1, 600));
        assertRefused(limit, 1, 601);
        assertRefused(limit, 21, 29);
        assertRefused(limit, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 2_147_483_645, 9_999_999_999L})
    void byDefaultAndAtMostItIsTheJdks(long limit) {
        assertDoesNotThrow(() -> check(limit, 1, Integer.MAX_VALUE - 2));
        assertRefused(limit, 1, Integer.MAX_VALUE - 1);
        assertRefused(limit, 65536, 65536);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "gray8-20x20.png", "info40-rgb24-20x20.bmp", "info40-rle8-20x20.bmp", "info40-png-20x20.bmp",
        "palette8-20x20.gif"
    })
    void thePropertyLimitsThePixels(String file) throws Exception {
        assertEquals(List.of("read", "read"), read(file, "400"));
        String refusal = Format.of(file).name() + ": the size is 20 x 20, more than 399 pixels";
        assertEquals(List.of(refusal, refusal), read(file, "399"));
    }

    private static List<String> read(String file, String limit) throws Exception {
        Format format = Format.of(file);
        return ChildJvm.withSlipstream().property("dev.slipstream.imageio." + format + ".maxPixels", limit)
                .run(ReadTwice.class, FileBytes.own(format.toString()).resolve(file), "known");
    }
}
