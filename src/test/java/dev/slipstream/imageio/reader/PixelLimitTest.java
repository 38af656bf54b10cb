package dev.slipstream.imageio.reader;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import java.util.List;
import javax.imageio.IIOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit is the property's, and what is no limit is one warning and the JDK's. */
class PixelLimitTest {

    private static final String PROPERTY = "dev.slipstream.imageio.test.maxPixels";

    @AfterEach
    void restore() {
        System.clearProperty(PROPERTY);
    }

    private static PixelLimit limit() {
        return new PixelLimit("BMP", PROPERTY);
    }

    private static void assertRefused(PixelLimit limit, int width, int height) {
        IIOException refusal = assertThrows(IIOException.class, () -> limit.check(width, height));
        String message = "BMP: the size is " + width + " x " + height + ", more than \\d+ pixels";
        assertTrue(refusal.getMessage().matches(message), refusal::getMessage);
    }

    @Test
    void imagesOfSoManyPixelsAreTakenAndLargerOnesRefused() {
        System.setProperty(PROPERTY, " 600 ");
        PixelLimit limit = limit();
        assertDoesNotThrow(() -> limit.check(20, 30));
        assertDoesNotThrow(() -> limit.check(1, 600));
        assertRefused(limit, 1, 601);
        assertRefused(limit, 21, 29);
        assertRefused(limit, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2147483645", "9999999999"})
    void byDefaultAndAtMostItIsTheJdks(String value) {
        System.setProperty(PROPERTY, value);
        PixelLimit limit = limit();
        assertDoesNotThrow(() -> limit.check(1, Integer.MAX_VALUE - 2));
        assertRefused(limit, 1, Integer.MAX_VALUE - 1);
        assertRefused(limit, 65536, 65536);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "10M", "1e6"})
    void whatIsNoNumberOfPixelsIsOneWarningAndTheDefault(String value) throws Exception {
        List<String> said = ChildJvm.withSlipstream().property(PROPERTY, value).run(Application.class);
        assertEquals(List.of("WARNING: " + PROPERTY + "=" + value + " is not a number of pixels; using 2147483645",
                "checked"), said.stream().filter(line -> line.matches("WARNING.*|checked")).toList());
    }

    /** Wants a large image, twice. */
    static final class Application {
        public static void main(String[] arguments) throws IIOException {
            PixelLimit limit = limit();
            limit.check(40_000, 40_000);
            limit.check(40_000, 40_000);
            System.out.println("checked");
        }
    }
}
