package dev.slipstream.imageio.spi;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;

/** Puts all providers into the registry that ImageIO uses in this context, takes them out, and lists who is there. */
public final class Registration {

    private static final Class<ImageInputStreamSpi> CATEGORY = ImageInputStreamSpi.class;

    private static final List<Supplier<InputProvider>> PROVIDERS = List.of(
            FileInputProvider::new,
            PathInputProvider::new,
            RandomAccessFileInputProvider::new,
            InputStreamInputProvider::new,
            ByteArrayInputProvider::new,
            ByteBufferInputProvider::new,
            SeekableChannelInputProvider::new,
            ReadableChannelInputProvider::new,
            UrlInputProvider::new);

    private Registration() {}

    /** Registers what is missing, and puts what is there in order again. */
    public static synchronized void install() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        for (Supplier<InputProvider> constructor : PROVIDERS) {
            InputProvider provider = constructor.get();
            InputProvider present = registry.getServiceProviderByClass(provider.getClass());
            if (present == null) {
                registry.registerServiceProvider(provider, CATEGORY);
            } else {
                present.onRegistration(registry, CATEGORY);
            }
        }
    }

    /** Takes all out again, and with them their places in the order. */
    public static synchronized void uninstall() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        for (Supplier<InputProvider> constructor : PROVIDERS) {
            InputProvider present = registry.getServiceProviderByClass(constructor.get().getClass());
            if (present != null) {
                registry.deregisterServiceProvider(present, CATEGORY);
            }
        }
    }

    /** A line for each class of input: its name and the providers for it, the one that serves first. */
    public static String describe() {
        Map<Class<?>, String> serving = new LinkedHashMap<>();
        Iterator<ImageInputStreamSpi> providers = IIORegistry.getDefaultInstance().getServiceProviders(CATEGORY, true);
        while (providers.hasNext()) {
            ImageInputStreamSpi provider = providers.next();
            String name = provider.getVendorName() + " " + provider.getVersion() + " (" + provider.getClass().getName() + ")";
            serving.merge(provider.getInputClass(), name, (first, next) -> first + ", then " + next);
        }
        return serving.entrySet().stream()
                .map(entry -> entry.getKey().getTypeName() + ": " + entry.getValue())
                .sorted()
                .collect(Collectors.joining("\n"));
    }
}
