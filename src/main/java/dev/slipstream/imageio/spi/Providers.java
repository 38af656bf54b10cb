package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;

/** All providers, which go in and out of a registry together. */
public final class Providers {

    // As InputProvider: whatever runs while providers are registered touches no logger and no file, and never throws.

    private static final Class<ImageInputStreamSpi> INPUTS = ImageInputStreamSpi.class;
    private static final Class<ImageOutputStreamSpi> OUTPUTS = ImageOutputStreamSpi.class;
    private static final Class<ImageReaderSpi> READERS = ImageReaderSpi.class;
    private static final Class<ImageWriterSpi> WRITERS = ImageWriterSpi.class;

    private Providers() {}

    static List<InputProvider> inputs() {
        return List.of(
                new InputProviders.FromFile(),
                new InputProviders.FromPath(),
                new InputProviders.FromRandomAccessFile(),
                new InputProviders.FromInputStream(),
                new InputProviders.FromByteArray(),
                new InputProviders.FromByteBuffer(),
                new InputProviders.FromChannel(),
                new InputProviders.FromUrl());
    }

    static List<OutputProvider> outputs() {
        return List.of(
                new OutputProviders.ToFile(),
                new OutputProviders.ToPath(),
                new OutputProviders.ToRandomAccessFile(),
                new OutputProviders.ToOutputStream(),
                new OutputProviders.ToChannel());
    }

    static List<ReaderProvider> readers() {
        return List.of(new PngReaderProvider(), new BmpReaderProvider());
    }

    static List<WriterProvider> writers() {
        return List.of(new PngWriterProvider(), new BmpWriterProvider());
    }

    /** Registers all in place of those of a former scan, as ImageIO does with what it finds. */
    public static void register(ServiceRegistry registry) {
        register(registry, INPUTS, inputs());
        register(registry, OUTPUTS, outputs());
        register(registry, READERS, readers());
        register(registry, WRITERS, writers());
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

    /** Puts readers and writers in order again, since TwelveMonkeys' providers are there now. */
    static void settleFormats(ServiceRegistry registry) {
        settle(registry, READERS, readers());
        settle(registry, WRITERS, writers());
    }

    private static <T extends IIOServiceProvider> void settle(
            ServiceRegistry registry, Class<T> category, List<? extends T> providers) {
        if (hasCategory(registry, category)) {
            for (T provider : providers) {
                IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
                if (present != null) {
                    present.onRegistration(registry, category);
                }
            }
        }
    }

    static boolean hasTwelveMonkeysStreams(ServiceRegistry registry) {
        if (hasCategory(registry, INPUTS)) {
            Iterator<ImageInputStreamSpi> inputs = registry.getServiceProviders(INPUTS, false);
            while (inputs.hasNext()) {
                if (Precedence.isTwelveMonkeys(inputs.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Registers what is missing, and puts what is there in order again. */
    public static synchronized void install() {
        install(IIORegistry.getDefaultInstance());
    }

    static void install(ServiceRegistry registry) {
        install(registry, INPUTS, inputs());
        install(registry, OUTPUTS, outputs());
        install(registry, READERS, readers());
        install(registry, WRITERS, writers());
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
        uninstall(registry, WRITERS, writers());
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
