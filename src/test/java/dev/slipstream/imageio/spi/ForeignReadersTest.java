package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A foreign reader of a format that Slipstream and the JDK read stays where it has put itself. */
@ParameterizedClass
@EnumSource
class ForeignReadersTest {

    private static final String FOREIGN = ForeignProvider.class.getName();

    private final Format format;
    private final String ours;
    private final String jdk;

    ForeignReadersTest(Format format) {
        this.format = format;
        this.ours = format.readerProviderName(Side.SLIPSTREAM);
        this.jdk = format.readerProviderName(Side.JDK);
    }

    @Test
    void aReaderOrderedAfterTheJdksStaysLast() throws Exception {
        assertEquals(List.of(ours, jdk, FOREIGN), run(ChildJvm.withSlipstream(), Place.LAST));
    }

    @Test
    void withTheLastPropertyItServesBeforeSlipstream() throws Exception {
        assertEquals(List.of(FOREIGN, jdk, ours), run(slipstreamLast(), Place.BEFORE_THE_JDKS));
    }

    @Test
    void oneThatHasNoFormatNamesIsNoHindrance() throws Exception {
        assertEquals(List.of(jdk, ours), run(slipstreamLast(), Place.NAMELESS));
    }

    private static ChildJvm slipstreamLast() {
        return ChildJvm.withSlipstream().property("dev.slipstream.imageio.last", "true");
    }

    private List<String> run(ChildJvm jvm, Place place) throws IOException, InterruptedException {
        return jvm.run(Application.class, format.name(), place.name());
    }

    /** Where the foreign provider has put itself. */
    enum Place { BEFORE_THE_JDKS, LAST, NAMELESS }

    /** Registers the foreign provider, installs Slipstream again, and prints the order. */
    static final class Application {

        public static void main(String[] arguments) {
            Format format = Format.valueOf(arguments[0]);
            Place place = Place.valueOf(arguments[1]);
            ImageIO.scanForPlugins();
            IIORegistry registry = IIORegistry.getDefaultInstance();
            boolean nameless = place == Place.NAMELESS;
            ImageReaderSpi foreign = nameless ? new NamelessProvider() : new ForeignProvider(format);
            ImageReaderSpi jdk = format.readerProvider(Side.JDK);
            registry.registerServiceProvider(foreign);
            switch (place) {
                case LAST -> registry.setOrdering(ImageReaderSpi.class, jdk, foreign);
                case BEFORE_THE_JDKS -> registry.setOrdering(ImageReaderSpi.class, foreign, jdk);
                case NAMELESS -> { }
            }
            Slipstream.install();
            registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(provider -> {
                if (provider == foreign ? !nameless : List.of(provider.getFormatNames()).contains(format.toString())) {
                    System.out.println(provider.getClass().getName());
                }
            });
        }
    }

    static final class ForeignProvider extends FirstProviders.UnusedReader {
        ForeignProvider(Format format) {
            super(format.name().charAt(0) + format.toString().substring(1));
        }
    }

    static final class NamelessProvider extends FirstProviders.UnusedReader {}
}
