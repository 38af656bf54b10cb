package dev.slipstream.imageio.spi;

import static dev.slipstream.imageio.spi.Registries.CATEGORIES;
import static dev.slipstream.imageio.spi.Registries.JDK;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi;
import com.twelvemonkeys.imageio.stream.BufferedFileImageInputStreamSpi;
import com.twelvemonkeys.imageio.stream.BufferedInputStreamImageInputStreamSpi;
import com.twelvemonkeys.imageio.stream.BufferedRAFImageInputStreamSpi;
import dev.slipstream.imageio.bootstrap.Registration;
import dev.slipstream.imageio.testing.AllocatedBytes;
import dev.slipstream.imageio.testing.SampleImages;
import it.geosolutions.imageio.stream.FileInputSpi;
import it.geosolutions.imageio.stream.FileOutputSpi;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Slipstream among providers that order themselves, in every order of their jars, each in a registry of its own. An
 * ordered iteration leaves out every provider on a cycle or after one: ImageIO then does not see them.
 */
class ProviderOrderTest {

    /** The providers of each jar, in new instances, as a scan makes them. */
    enum Jar {
        SLIPSTREAM(() -> List.of(new Registration())),
        TWELVE_MONKEYS_STREAMS(() -> List.of(new BufferedFileImageInputStreamSpi(),
                new BufferedRAFImageInputStreamSpi(), new BufferedInputStreamImageInputStreamSpi())),
        TWELVE_MONKEYS_BMP(() -> List.of(new BMPImageReaderSpi())),
        TWELVE_MONKEYS(() -> Stream.of(TWELVE_MONKEYS_STREAMS, TWELVE_MONKEYS_BMP)
                .flatMap(jar -> jar.providers().stream()).toList()),
        IMAGEIO_EXT(() -> List.of(new FileInputSpi(), new FileOutputSpi())),
        FIRST(() -> List.of(new FirstProviders.Input(), new FirstProviders.Output(), new FirstProviders.Reader())),
        BEFORE_THE_JDKS(() -> List.of(
                new FirstProviders.ReaderBeforeTheJdks(), new FirstProviders.WriterBeforeTheJdks()));

        private final Supplier<List<IIOServiceProvider>> brought;

        Jar(Supplier<List<IIOServiceProvider>> brought) {
            this.brought = brought;
        }

        List<IIOServiceProvider> providers() {
            return brought.get();
        }
    }

    private static final BufferedImage IMAGE = SampleImages.image(1, 1, BufferedImage.TYPE_3BYTE_BGR);

    private final ServiceRegistry registry = Registries.withTheJdks();

    /** Orders with providers that put themselves before all, then orders with providers before the JDK's. */
    static List<List<Jar>> orders() {
        List<List<Jar>> orders = ordersOf(Jar.SLIPSTREAM, Jar.TWELVE_MONKEYS, Jar.IMAGEIO_EXT, Jar.FIRST);
        orders.addAll(ordersOf(Jar.SLIPSTREAM, Jar.BEFORE_THE_JDKS));
        return orders;
    }

    static List<List<Jar>> ordersOfTwelveMonkeys() {
        return ordersOf(Jar.SLIPSTREAM, Jar.TWELVE_MONKEYS_STREAMS, Jar.TWELVE_MONKEYS_BMP);
    }

    private static List<List<Jar>> ordersOf(Jar... jars) {
        List<List<Jar>> orders = new ArrayList<>();
        extend(List.of(), Set.of(jars), orders);
        return orders;
    }

    private static void extend(List<Jar> begin, Set<Jar> jars, List<List<Jar>> orders) {
        if (begin.size() == jars.size()) {
            orders.add(begin);
        }
        for (Jar jar : jars) {
            if (!begin.contains(jar)) {
                extend(Stream.concat(begin.stream(), Stream.of(jar)).toList(), jars, orders);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    void noProviderVanishesWhateverTheOrderOfJars(List<Jar> jars) {
        scan(jars);
        assertPlaces();
    }

    @ParameterizedTest
    @MethodSource("orders")
    void noProviderVanishesWhenTheyAreScannedAgain(List<Jar> jars) {
        scan(jars);
        scan(jars);
        assertPlaces();
    }

    @ParameterizedTest
    @MethodSource("orders")
    void noProviderVanishesWhenSlipstreamIsInstalledTakenOutAndInstalledAgain(List<Jar> jars) {
        scan(jars.stream().filter(jar -> jar != Jar.SLIPSTREAM).toList());
        Providers.register(registry);
        assertNoneIsMissing("after install following " + jars);
        assertPlaces();
        Providers.register(registry);
        assertNoneIsMissing("after a second install following " + jars);
        assertPlaces();
        Providers.uninstall(registry);
        assertNoneIsMissing("after uninstall following " + jars);
        scan(jars);
        Providers.register(registry);
        assertNoneIsMissing("after install within " + jars);
        assertPlaces();
    }

    // Repeated, since the registry iterates over unordered providers in a random order.
    @RepeatedTest(20)
    void imageioExtServesFilesFirstAfterTheJdksProvidersWereRegisteredAgain() {
        List<Jar> jars = List.of(Jar.SLIPSTREAM, Jar.TWELVE_MONKEYS, Jar.IMAGEIO_EXT);
        scan(jars);
        Registries.registerTheJdks(registry);
        Providers.register(registry);
        assertNoneIsMissing("after the JDK's are back following " + jars);
        assertOrder(names(ImageInputStreamSpi.class), FileInputSpi.class.getName(),
                InputProviders.FromFile.class.getName(), JDK + "spi.FileImageInputStreamSpi");
        assertOrder(names(ImageOutputStreamSpi.class), FileOutputSpi.class.getName(),
                OutputProviders.ToFile.class.getName(), JDK + "spi.FileImageOutputStreamSpi");
    }

    /** TwelveMonkeys' reader puts itself only before the JDK's. */
    @ParameterizedTest
    @MethodSource("ordersOfTwelveMonkeys")
    void twelveMonkeysBmpReaderComesAfterOursInEveryOrderOfJars(List<Jar> jars) {
        scan(jars);
        assertOrder(names(ImageReaderSpi.class), BmpReaderProvider.class.getName(), BMPImageReaderSpi.class.getName(),
                JDK + "plugins.bmp.BMPImageReaderSpi");
    }

    /** An application has put the JDK's before ours and before another provider, which has put itself before ours. */
    @Test
    void installTakesBackAnEdgeThatClosesACycle() {
        for (Jar jar : List.of(Jar.SLIPSTREAM, Jar.FIRST)) {
            jar.providers().forEach(registry::registerServiceProvider);
        }
        putJdkFirst(ImageInputStreamSpi.class, "spi.FileImageInputStreamSpi", InputProviders.FromFile.class,
                FirstProviders.Input.class);
        putJdkFirst(ImageOutputStreamSpi.class, "spi.FileImageOutputStreamSpi", OutputProviders.ToFile.class,
                FirstProviders.Output.class);
        putJdkFirst(ImageReaderSpi.class, "plugins.png.PNGImageReaderSpi", PngReaderProvider.class,
                FirstProviders.Reader.class);
        assertNoneIsMissing("before install");
        Providers.register(registry);
        assertNoneIsMissing("after install");
    }

    /** Servers scan for each request. The JDK's part of a scan that finds one services file is 50 KB. */
    @Test
    void aScanThatFindsNothingNewAllocatesLittle() throws Exception {
        scan(List.of(Jar.SLIPSTREAM));
        int times = 500;
        long allocated = AllocatedBytes.during(() -> {
            for (int i = 0; i < times; i++) {
                registry.registerServiceProvider(new Registration());
            }
            return null;
        });
        assertTrue(allocated <= times * 31_000L, () -> allocated / times + " bytes in a scan");
    }

    private <T> void putJdkFirst(
            Class<T> category, String jdk, Class<? extends T> ours, Class<? extends T> first) {
        for (T provider : providers(category, false)) {
            if (provider.getClass().getName().equals(JDK + jdk)) {
                registry.setOrdering(category, provider, registry.getServiceProviderByClass(ours));
                registry.setOrdering(category, provider, registry.getServiceProviderByClass(first));
            }
        }
    }

    private void scan(List<Jar> jars) {
        for (Jar jar : jars) {
            for (IIOServiceProvider provider : jar.providers()) {
                registry.registerServiceProvider(provider);
                assertNoneIsMissing("after " + provider + " of " + jars);
            }
        }
    }

    private void assertNoneIsMissing(String when) {
        for (Class<? extends IIOServiceProvider> category : CATEGORIES) {
            assertEquals(new HashSet<>(providers(category, false)), new HashSet<>(providers(category, true)), when);
        }
    }

    private <T> List<T> providers(Class<T> category, boolean ordered) {
        List<T> providers = new ArrayList<>();
        registry.getServiceProviders(category, ordered).forEachRemaining(providers::add);
        return providers;
    }

    /** At this first use, a provider that came later and only put itself before the JDK's gets its place. */
    private void useOnce() {
        ImageTypeSpecifier type = ImageTypeSpecifier.createFromBufferedImageType(IMAGE.getType());
        for (ReaderProvider ours : List.of(ours(PngReaderProvider.class), ours(BmpReaderProvider.class))) {
            assertDoesNotThrow(() -> ours.canDecodeInput(new MemoryCacheImageInputStream(new ByteArrayInputStream(
                    SampleImages.encode(IMAGE, ours.getFormatNames()[0])))));
        }
        for (WriterProvider ours : List.of(ours(PngWriterProvider.class), ours(BmpWriterProvider.class))) {
            ours.canEncodeImage(type);
        }
    }

    private <T> T ours(Class<T> provider) {
        return registry.getServiceProviderByClass(provider);
    }

    private void assertPlaces() {
        useOnce();
        assertNoneIsMissing("after the first use");
        List<String> inputs = names(ImageInputStreamSpi.class);
        assertOrder(inputs, FileInputSpi.class.getName(), InputProviders.FromFile.class.getName());
        assertOrder(inputs, FirstProviders.Input.class.getName(), InputProviders.FromFile.class.getName());
        assertOrder(inputs, InputProviders.FromRandomAccessFile.class.getName(),
                BufferedRAFImageInputStreamSpi.class.getName(), JDK + "spi.RAFImageInputStreamSpi");
        assertOrder(inputs, InputProviders.FromInputStream.class.getName(),
                BufferedInputStreamImageInputStreamSpi.class.getName(), JDK + "spi.InputStreamImageInputStreamSpi");
        List<String> outputs = names(ImageOutputStreamSpi.class);
        assertOrder(outputs, FileOutputSpi.class.getName(), OutputProviders.ToFile.class.getName());
        assertOrder(outputs, FirstProviders.Output.class.getName(), OutputProviders.ToFile.class.getName());
        assertOrder(outputs, OutputProviders.ToOutputStream.class.getName(),
                JDK + "spi.OutputStreamImageOutputStreamSpi");
        List<String> readers = names(ImageReaderSpi.class);
        for (Class<?> ours : List.of(PngReaderProvider.class, BmpReaderProvider.class)) {
            assertOrder(readers, FirstProviders.Reader.class.getName(), ours.getName());
            assertOrder(readers, FirstProviders.ReaderBeforeTheJdks.class.getName(), ours.getName());
        }
        for (Class<?> ours : List.of(PngWriterProvider.class, BmpWriterProvider.class)) {
            assertOrder(names(ImageWriterSpi.class), FirstProviders.WriterBeforeTheJdks.class.getName(),
                    ours.getName());
        }
        assertOrder(readers, PngReaderProvider.class.getName(), JDK + "plugins.png.PNGImageReaderSpi");
        assertOrder(readers, BmpReaderProvider.class.getName(), JDK + "plugins.bmp.BMPImageReaderSpi");
        assertOrder(names(ImageWriterSpi.class), PngWriterProvider.class.getName(),
                JDK + "plugins.png.PNGImageWriterSpi");
        assertOrder(names(ImageWriterSpi.class), BmpWriterProvider.class.getName(),
                JDK + "plugins.bmp.BMPImageWriterSpi");
    }

    private List<String> names(Class<?> category) {
        return providers(category, true).stream().map(provider -> provider.getClass().getName()).toList();
    }

    /** Asserts the order of those that are in {@code names}. */
    private static void assertOrder(List<String> names, String... order) {
        List<Integer> places = Stream.of(order).map(names::indexOf).filter(place -> place >= 0).toList();
        assertTrue(places.equals(places.stream().sorted().toList()), () -> List.of(order) + " in " + names);
    }
}
