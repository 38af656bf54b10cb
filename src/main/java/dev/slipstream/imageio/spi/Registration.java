package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;

/** Puts all providers into the registry that ImageIO uses in this context, takes them out, and lists who is there. */
public final class Registration {

    private static final Class<ImageInputStreamSpi> INPUTS = ImageInputStreamSpi.class;
    private static final Class<ImageOutputStreamSpi> OUTPUTS = ImageOutputStreamSpi.class;
    private static final Class<ImageReaderSpi> READERS = ImageReaderSpi.class;

    private static final List<Supplier<InputProvider>> INPUT_PROVIDERS = List.of(
            FileInputProvider::new,
            PathInputProvider::new,
            RandomAccessFileInputProvider::new,
            InputStreamInputProvider::new,
            ByteArrayInputProvider::new,
            ByteBufferInputProvider::new,
            SeekableChannelInputProvider::new,
            ReadableChannelInputProvider::new,
            UrlInputProvider::new);

    private static final List<Supplier<OutputProvider>> OUTPUT_PROVIDERS = List.of(
            FileOutputProvider::new,
            PathOutputProvider::new,
            RandomAccessFileOutputProvider::new,
            OutputStreamOutputProvider::new,
            SeekableChannelOutputProvider::new,
            WritableChannelOutputProvider::new);

    private static final List<Supplier<ReaderProvider>> READER_PROVIDERS =
            List.of(PngReaderProvider::new, BmpReaderProvider::new);

    private Registration() {}

    /** Registers what is missing, and puts what is there in order again. */
    public static synchronized void install() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        INPUT_PROVIDERS.forEach(constructor -> install(registry, INPUTS, constructor.get()));
        OUTPUT_PROVIDERS.forEach(constructor -> install(registry, OUTPUTS, constructor.get()));
        READER_PROVIDERS.forEach(constructor -> install(registry, READERS, constructor.get()));
    }

    private static <T extends IIOServiceProvider> void install(IIORegistry registry, Class<T> category, T provider) {
        IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
        if (present == null) {
            registry.registerServiceProvider(provider, category);
        } else {
            present.onRegistration(registry, category);
        }
    }

    /** Takes all out again, and with them their places in the order. */
    public static synchronized void uninstall() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        INPUT_PROVIDERS.forEach(constructor -> uninstall(registry, INPUTS, constructor.get()));
        OUTPUT_PROVIDERS.forEach(constructor -> uninstall(registry, OUTPUTS, constructor.get()));
        READER_PROVIDERS.forEach(constructor -> uninstall(registry, READERS, constructor.get()));
        WindowedImageOutputStream.forgetAtExit();
    }

    private static <T extends IIOServiceProvider> void uninstall(IIORegistry registry, Class<T> category, T provider) {
        Object present = registry.getServiceProviderByClass(provider.getClass());
        if (present != null) {
            registry.deregisterServiceProvider(category.cast(present), category);
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
        return READER_PROVIDERS.stream()
                .map(constructor -> constructor.get().getFormatNames()[0])
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
