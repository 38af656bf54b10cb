package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;

/** All providers, which go in and out of a registry together. */
public final class Providers {

    // As InputProvider: whatever runs while providers are registered touches no logger and no file, and never throws.

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

    private static List<IIOServiceProvider> all() {
        List<IIOServiceProvider> all = new ArrayList<>(inputs());
        all.addAll(outputs());
        all.addAll(readers());
        all.addAll(writers());
        return all;
    }

    /** Registers all in place of those of a former scan, as far as {@code registry} has categories for them. */
    public static void register(ServiceRegistry registry) {
        register(registry, inputs());
        register(registry, outputs());
        register(registry, readers());
        register(registry, writers());
    }

    private static void register(ServiceRegistry registry, List<? extends IIOServiceProvider> providers) {
        for (IIOServiceProvider provider : providers) {
            registry.registerServiceProvider(provider);
        }
    }

    /** Gives readers and writers their places again, since TwelveMonkeys' providers are there now. */
    static void settleFormats(ServiceRegistry registry) {
        for (IIOServiceProvider provider : readers()) {
            settle(registry, provider);
        }
        for (IIOServiceProvider provider : writers()) {
            settle(registry, provider);
        }
    }

    /** Gives the registered provider of the same class its place again; false if there is none. */
    private static boolean settle(ServiceRegistry registry, IIOServiceProvider provider) {
        IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
        if (present != null) {
            present.onRegistration(registry, provider.getClass()); // which knows its category
        }
        return present != null;
    }

    static boolean hasTwelveMonkeysStreams(ServiceRegistry registry) {
        Iterator<Class<?>> categories = registry.getCategories();
        while (categories.hasNext()) {
            if (categories.next() == ImageInputStreamSpi.class) {
                return hasTwelveMonkeys(registry.getServiceProviders(ImageInputStreamSpi.class, false));
            }
        }
        return false; // an application may have a registry of its own
    }

    private static boolean hasTwelveMonkeys(Iterator<?> providers) {
        while (providers.hasNext()) {
            if (Precedence.isTwelveMonkeys(providers.next())) {
                return true;
            }
        }
        return false;
    }

    /** Registers the providers that are missing, and gives the others their place again. */
    public static synchronized void install() {
        install(IIORegistry.getDefaultInstance());
    }

    static void install(ServiceRegistry registry) {
        for (IIOServiceProvider provider : all()) {
            if (!settle(registry, provider)) {
                registry.registerServiceProvider(provider);
            }
        }
    }

    /** Deregisters all, and with them their places in the order. */
    public static synchronized void uninstall() {
        uninstall(IIORegistry.getDefaultInstance());
        WindowedImageOutputStream.forgetAtExit();
    }

    static void uninstall(ServiceRegistry registry) {
        for (IIOServiceProvider provider : all()) {
            IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
            if (present != null) {
                registry.deregisterServiceProvider(present);
            }
        }
    }
}
