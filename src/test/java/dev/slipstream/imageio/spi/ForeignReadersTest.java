package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ChildJvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** Another PNG reader beside Slipstream's and the JDK's stays where its makers have put it. */
class ForeignReadersTest {

    @Test
    void oneThatHasPutItselfFirstStaysFirst() throws Exception {
        assertEquals(List.of("ForeignProvider", "PngReaderProvider", "PNGImageReaderSpi"),
                ChildJvm.withSlipstream().run(Application.class, "first"));
    }

    @Test
    void oneThatHasPutItselfBehindTheJdksStaysLast() throws Exception {
        assertEquals(List.of("PngReaderProvider", "PNGImageReaderSpi", "ForeignProvider"),
                ChildJvm.withSlipstream().run(Application.class, "last"));
    }

    @Test
    void withTheLastPropertyItServesBeforeSlipstream() throws Exception {
        ChildJvm jvm = ChildJvm.withSlipstream().property("dev.slipstream.imageio.last", "true");
        assertEquals(List.of("ForeignProvider", "PNGImageReaderSpi", "PngReaderProvider"),
                jvm.run(Application.class, "before the JDK's"));
    }

    @Test
    void oneThatHasNoFormatNamesIsNoHindrance() throws Exception {
        ChildJvm jvm = ChildJvm.withSlipstream().property("dev.slipstream.imageio.last", "true");
        assertEquals(List.of("PNGImageReaderSpi", "PngReaderProvider"), jvm.run(Application.class, "nameless"));
    }

    /** Registers the foreign provider, has Slipstream install itself again, and tells the order. */
    static final class Application {

        public static void main(String[] arguments) {
            ImageIO.scanForPlugins();
            IIORegistry registry = IIORegistry.getDefaultInstance();
            boolean nameless = arguments[0].equals("nameless");
            ImageReaderSpi foreign = nameless ? new NamelessProvider() : new ForeignProvider();
            registry.registerServiceProvider(foreign);
            order(registry, foreign, arguments[0]);
            Slipstream.install();
            List<String> names = new ArrayList<>();
            registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(provider -> {
                if (provider == foreign ? !nameless : List.of(provider.getFormatNames()).contains("png")) {
                    names.add(provider.getClass().getSimpleName());
                }
            });
            names.forEach(System.out::println);
        }

        private static void order(IIORegistry registry, ImageReaderSpi foreign, String place) {
            ImageReaderSpi ours = registry.getServiceProviderByClass(PngReaderProvider.class);
            registry.getServiceProviders(ImageReaderSpi.class, true).forEachRemaining(provider -> {
                if (provider.getClass().getSimpleName().equals("PNGImageReaderSpi")) {
                    switch (place) {
                        case "first" -> registry.setOrdering(ImageReaderSpi.class, foreign, ours);
                        case "last" -> registry.setOrdering(ImageReaderSpi.class, provider, foreign);
                        case "before the JDK's" -> registry.setOrdering(ImageReaderSpi.class, foreign, provider);
                        default -> { }
                    }
                }
            });
        }
    }

    /** Never asked to read. */
    static class ForeignProvider extends ImageReaderSpi {

        ForeignProvider() {
            super("Somebody", "1.0", new String[] {"Png"}, null, null, "somebody.PngReader",
                    new Class<?>[] {ImageInputStream.class}, null, false, null, null, null, null, false, null, null,
                    null, null);
        }

        @Override
        public boolean canDecodeInput(Object source) {
            return false;
        }

        @Override
        public ImageReader createReaderInstance(Object extension) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "foreign";
        }
    }

    /** Made by the constructor that leaves everything null. */
    static final class NamelessProvider extends ImageReaderSpi {

        @Override
        public boolean canDecodeInput(Object source) {
            return false;
        }

        @Override
        public ImageReader createReaderInstance(Object extension) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String getDescription(Locale locale) {
            return "nameless";
        }
    }
}
