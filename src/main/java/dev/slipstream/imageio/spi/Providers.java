package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/** All providers, which are registered and deregistered together. */
public final class Providers {

    // As InputProvider: code that runs while providers are registered touches no logger and no file, and never throws.

    private Providers() {}

    // The registry iterates over them in this order. The JDK's kinds, which are classes, come first, since an
    // application's stream may be a channel, too.

    static List<InputProvider> inputs() {
        return List.of(
                new InputProviders.FromFile(),
                new InputProviders.FromRandomAccessFile(),
                new InputProviders.FromInputStream(),
                new InputProviders.FromPath(),
                new InputProviders.FromChannel(),
                new InputProviders.FromByteArray(),
                new InputProviders.FromByteBuffer(),
                new InputProviders.FromUrl());
    }

    static List<OutputProvider> outputs() {
        return List.of(
                new OutputProviders.ToFile(),
                new OutputProviders.ToRandomAccessFile(),
                new OutputProviders.ToOutputStream(),
                new OutputProviders.ToPath(),
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

    /** Checks as the JDK's streams do, with their message. */
    static void checkCacheDirectory(@Nullable File directory) {
        if (directory != null && !directory.isDirectory()) {
            throw new IllegalArgumentException("Not a directory!");
        }
    }

    /** Registers missing providers, and gives the others their place again. */
    public static synchronized void install() {
        register(IIORegistry.getDefaultInstance());
    }

    /** As {@link #install}, into {@code registry}, as far as it has their categories. */
    public static void register(ServiceRegistry registry) {
        for (IIOServiceProvider provider : all()) {
            IIOServiceProvider present = registry.getServiceProviderByClass(provider.getClass());
            if (present == null) {
                registry.registerServiceProvider(provider);
            } else {
                present.onRegistration(registry, provider.getClass()); // it knows its category
            }
        }
    }

    /** Deregisters all providers, which also removes their places in the order. */
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
