package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** A provider of {@link WindowedImageOutputStream}s for one kind of output. */
public abstract class OutputProvider extends ImageOutputStreamSpi {

    // As InputProvider: constructors and onRegistration touch no logger and no file, and never throw.

    /** The most elements of {@link #WARNED}: an application may try another file each time. */
    private static final int MOST_WARNINGS = 100;

    /** The warnings that have been logged. */
    private static final Set<String> WARNED = ConcurrentHashMap.newKeySet();

    private final boolean usesCacheFile;

    final Seat<ImageOutputStreamSpi> seat;

    /** {@code usesCacheFile}: whether {@link #open} obeys {@code useCache}. */
    OutputProvider(Class<?> outputClass, boolean usesCacheFile) {
        super(InputProvider.VENDOR, InputProvider.VERSION, outputClass);
        this.usesCacheFile = usesCacheFile;
        this.seat = Seat.ofStream(ImageOutputStreamSpi.class, this, outputClass);
    }

    /** Opens a stream to an instance of the output class; {@code useCache}, {@code directory}: as for ImageIO. */
    abstract WindowedImageOutputStream open(Object output, boolean useCache, @Nullable File directory)
            throws IOException;

    /**
     * {@inheritDoc}
     *
     * @return null if the output cannot be opened, as the JDK's providers do
     * @throws IllegalArgumentException if {@code output} is of another class, or {@code cacheDir} is used and is no
     *     directory
     */
    @Override
    public final @Nullable ImageOutputStream createOutputStreamInstance(
            Object output, boolean useCache, @Nullable File cacheDir) throws IOException {
        if (!outputClass.isInstance(output)) {
            throw new IllegalArgumentException("Output is " + (output == null ? "null" : output.getClass().getName())
                    + ", must be " + outputClass.getTypeName());
        }
        if (useCache && usesCacheFile) {
            Providers.checkCacheDirectory(cacheDir);
        }
        Settings.warnOnce();
        ImageOutputStreamSpi first = seat.latecomer(output);
        if (first != null) {
            return first.createOutputStreamInstance(output, useCache, cacheDir);
        }
        try {
            return open(output, useCache, cacheDir);
        } catch (IOException | RuntimeException e) {
            log("Cannot open " + output, e);
            return null;
        }
    }

    /** ImageIO loses the reason, so it is logged: as a warning once for each output, and each time for debugging. */
    private static void log(String what, Exception reason) {
        System.Logger logger = System.getLogger("dev.slipstream.imageio");
        if (WARNED.size() < MOST_WARNINGS && WARNED.add(what)) {
            logger.log(Level.WARNING, what + ": " + reason);
        }
        logger.log(Level.DEBUG, what, reason);
    }

    @Override
    public final boolean canUseCacheFile() {
        return usesCacheFile;
    }

    @Override
    public final String getDescription(@Nullable Locale locale) {
        return "Slipstream image output stream to " + outputClass.getTypeName();
    }

    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        seat.take(registry);
    }

    /** The last provider also releases the class loader: a container may never call {@code uninstall}. */
    @Override
    public final void onDeregistration(ServiceRegistry registry, Class<?> category) {
        seat.leave();
        Iterator<?> others = registry.getServiceProviders(category, false);
        while (others.hasNext()) {
            if (others.next() instanceof OutputProvider) {
                return;
            }
        }
        WindowedImageOutputStream.forgetAtExit();
    }

    /** Puts this provider first in the registry's table: see {@link Precedence}. */
    @Override
    public final int hashCode() {
        return 0;
    }
}
