package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ServiceRegistry;

/** Puts all providers into the registry that ImageIO uses in this context, takes them out, and lists who is there. */
public final class Registration {

    private static final Class<ImageInputStreamSpi> INPUTS = ImageInputStreamSpi.class;
    private static final Class<ImageOutputStreamSpi> OUTPUTS = ImageOutputStreamSpi.class;
    private static final Class<ImageReaderSpi> READERS = ImageReaderSpi.class;

    private Registration() {}

    private static List<InputProvider> inputs() {
        return List.of(
                new FileInputProvider(),
                new PathInputProvider(),
                new RandomAccessFileInputProvider(),
                new InputStreamInputProvider(),
                new ByteArrayInputProvider(),
                new ByteBufferInputProvider(),
                new ReadableChannelInputProvider(),
                new UrlInputProvider());
    }

    private static List<OutputProvider> outputs() {
        return List.of(
                new FileOutputProvider(),
                new PathOutputProvider(),
                new RandomAccessFileOutputProvider(),
                new OutputStreamOutputProvider(),
                new WritableChannelOutputProvider());
    }

    private static List<ReaderProvider> readers() {
        return List.of(new PngReaderProvider(), new BmpReaderProvider());
    }

    /** Registers what is missing, and puts what is there in order again. */
    public static synchronized void install() {
        install(IIORegistry.getDefaultInstance());
    }

    static void install(ServiceRegistry registry) {
        install(registry, INPUTS, inputs());
        install(registry, OUTPUTS, outputs());
        install(registry, READERS, readers());
    }

    private static <T extends IIOServiceProvider> void install(
            ServiceRegistry registry, Class<T> category, List<? extends T> providers) {
        for (T provider : providers) {
            IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
            if (present == null) {
                registry.registerServiceProvider(provider, category);
            } else {
                present.onRegistration(registry, category);
            }
        }
    }

    /** Takes all out again, and with them their places in the order. */
    public static synchronized void uninstall() {
        uninstall(IIORegistry.getDefaultInstance());
        WindowedImageOutputStream.forgetAtExit();
    }

    static void uninstall(ServiceRegistry registry) {
        uninstall(registry, INPUTS, inputs());
        uninstall(registry, OUTPUTS, outputs());
        uninstall(registry, READERS, readers());
    }

    private static <T extends IIOServiceProvider> void uninstall(
            ServiceRegistry registry, Class<T> category, List<? extends T> providers) {
        for (T provider : providers) {
            T present = category.cast(registry.getServiceProviderByClass(provider.getClass()));
            if (present != null) {
                registry.deregisterServiceProvider(present, category);
            }
        }
    }

    /**
     * A line for each class of input, of output, and for each format that we read: its name and the providers for it,
     * the one that serves first.
     */
    public static String describe() {
        return Stream.of(
                        describe(INPUTS, provider -> Stream.of("from " + provider.getInputClass().getTypeName())),
                        describe(OUTPUTS, provider -> Stream.of("to " + provider.getOutputClass().getTypeName())),
                        describe(READERS, Registration::formats))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n"));
    }

    /** Those of our formats that {@code provider} reads. */
    private static Stream<String> formats(ImageReaderSpi provider) {
        return readers().stream()
                .map(ours -> ours.getFormatNames()[0])
                .filter(format -> Arrays.stream(provider.getFormatNames()).anyMatch(format::equalsIgnoreCase));
    }

    /** {@code served}: the names of what a provider serves. */
    private static <T extends IIOServiceProvider> Stream<String> describe(
            Class<T> category, Function<T, Stream<String>> served) {
        Map<String, String> serving = new TreeMap<>();
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        while (providers.hasNext()) {
            T provider = providers.next();
            String name = provider.getVendorName() + " " + provider.getVersion()
                    + " (" + provider.getClass().getName() + ")";
            served.apply(provider).forEach(
                    each -> serving.merge(each, name, (first, next) -> first + ", then " + next));
        }
        return serving.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue());
    }
}
