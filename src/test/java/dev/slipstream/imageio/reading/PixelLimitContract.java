package dev.slipstream.imageio.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The property that limits the pixels of a format's images. */
public abstract class PixelLimitContract {

    private final String format;
    private final Class<?> child;
    private final List<Object[]> kinds;

    /**
     * @param child a program that reads an image of 20 x 20 pixels, twice, and says how that went
     * @param kinds of images: the program's arguments for each
     */
    protected PixelLimitContract(String format, Class<?> child, List<Object[]> kinds) {
        this.format = format;
        this.child = child;
        this.kinds = kinds;
    }

    private String property() {
        return "dev.slipstream.imageio." + format.toLowerCase(Locale.ROOT) + ".maxPixels";
    }

    private List<String> run(String value, Object[] kind) throws Exception {
        return ChildJvm.withSlipstream().property(property(), value).run(child, kind);
    }

    @ParameterizedTest
    @ValueSource(strings = {"400", "401", "99999999999999"})
    void imagesOfNoMorePixelsAreRead(String value) throws Exception {
        for (Object[] kind : kinds) {
            assertEquals(List.of("read", "read"), run(value, kind));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"399", "1"})
    void propertyLimitsThePixels(String value) throws Exception {
        String refusal = format + ": the size is 20 x 20, more than " + value + " pixels";
        for (Object[] kind : kinds) {
            assertEquals(List.of(refusal, refusal), run(value, kind));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"many", "0", "-5", "1e6"})
    void propertyThatIsNoNumberIsOneWarning(String value) throws Exception {
        List<String> lines = run(value, kinds.get(0));
        assertEquals(2, lines.stream().filter("read"::equals).count(), lines::toString);
        String warning = property() + "=" + value;
        assertEquals(1, lines.stream().filter(line -> line.contains(warning)).count(), lines::toString);
    }
}
