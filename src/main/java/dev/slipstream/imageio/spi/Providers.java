package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/** All providers, which are registered and deregistered together. */
public final class Providers {

    // As InputProvider: code that runs while providers are registered touches no logger and no file, and never throws.

    private Providers() {}

    // The registry iterates over them in this order. The JDK's kinds come first: they are classes, and an application's
    // object of one of these classes may also be a channel.

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
        return List.of(new PngReaderProvider(), new BmpReaderProvider(), new GifReaderProvider(),
                new JpegReaderProvider(), new TiffReaderProvider());
    }

    static List<WriterProvider> writers() {
        return List.of(new PngWriterProvider(), new BmpWriterProvider(), new GifWriterProvider());
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
        register(registry, ImageInputStreamSpi.class, inputs());
        register(registry, ImageOutputStreamSpi.class, outputs());
        register(registry, ImageReaderSpi.class, readers());
        register(registry, ImageWriterSpi.class, writers());
    }

    // One iteration in order is enough for all present providers, as long as nothing changes. So a scan for plug-ins,
    // which some servers do for each request, allocates 66 KB instead of 83. The JDK's part of that is 50 KB.
    private static <T extends IIOServiceProvider> void register(
            ServiceRegistry registry, Class<T> category, List<? extends T> providers) {
        List<T> order = null;
        for (T provider : providers) {
            T present = category.cast(registry.getServiceProviderByClass(provider.getClass()));
            if (present == null) {
                registry.registerServiceProvider(provider);
                order = null;
            } else {
                order = order == null ? Precedence.order(registry, category) : order;
                order = seat(present).takeAgain(registry, order) ? order : null;
            }
        }
    }

    @SuppressWarnings("unchecked") // a provider's seat is in its own category
    private static <T extends IIOServiceProvider> Seat<T> seat(T provider) {
        return (Seat<T>) (provider instanceof InputProvider input ? input.seat
                : provider instanceof OutputProvider output ? output.seat
                : provider instanceof ReaderProvider reader ? reader.seat
                : ((WriterProvider) provider).seat);
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
