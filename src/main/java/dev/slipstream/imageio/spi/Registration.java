package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The one service that the jar names. ImageIO registers it like any provider of streams; it registers all the others,
 * each in its category, and takes itself out again.
 */
// With one services file of one name, instead of three with 15 names, a fresh JVM has ImageIO's registry after 48.7 ms
// instead of 51.3 (JDK 25), 60.7 instead of 63.0 (17): a loop of its own, as the case "registration" of bench cold,
// median of 15 runs in turns.
public final class Registration extends ImageInputStreamSpi {

    // As InputProvider: the constructor and onRegistration touch no logger and no file, and never throw.

    private static final Class<ImageInputStreamSpi> INPUTS = ImageInputStreamSpi.class;
    private static final Class<ImageOutputStreamSpi> OUTPUTS = ImageOutputStreamSpi.class;
    private static final Class<ImageReaderSpi> READERS = ImageReaderSpi.class;

    /** For {@code ServiceLoader}. */
    public Registration() {
        super(InputProvider.VENDOR, InputProvider.VERSION, InputProvider.NONE);
    }

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

    static List<ReaderProvider> readers() {
        return List.of(new PngReaderProvider(), new BmpReaderProvider());
    }

    /** Registers all the others in place of those of a former scan, as ImageIO does with what it finds. */
    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        registry.deregisterServiceProvider(this);
        register(registry, INPUTS, inputs());
        register(registry, OUTPUTS, outputs());
        register(registry, READERS, readers());
    }

    private static <T extends IIOServiceProvider> void register(
            ServiceRegistry registry, Class<T> category, List<? extends T> providers) {
        if (hasCategory(registry, category)) {
            for (T provider : providers) {
                registry.registerServiceProvider(provider, category);
            }
        }
    }

    /** An application may have a registry of its own. */
    private static boolean hasCategory(ServiceRegistry registry, Class<?> category) {
        Iterator<Class<?>> categories = registry.getCategories();
        while (categories.hasNext()) {
            if (categories.next() == category) {
                return true;
            }
        }
        return false;
    }

    /** {@inheritDoc} There is no input for it. */
    @Override
    public ImageInputStream createInputStreamInstance(Object input, boolean useCache, @Nullable File cacheDir) {
        throw new IllegalArgumentException("Input is " + input.getClass().getName() + ", which is not served here");
    }

    @Override
    public String getDescription(@Nullable Locale locale) {
        return "Slipstream's registration of its providers";
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
}
