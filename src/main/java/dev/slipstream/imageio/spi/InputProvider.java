package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/** A provider of {@link WindowedImageInputStream}s for one kind of input. */
public abstract class InputProvider extends ImageInputStreamSpi {

    // A provider that fails to load or to register breaks ImageIO for the whole JVM: constructors and onRegistration
    // touch no logger and no file, and never throw.

    public static final String VENDOR = "Slipstream";
    public static final String VERSION = "0.2.0";

    /** A class without instances: no input is one. */
    static final Class<?> NONE = Void.class;

    private final boolean usesCacheFile;

    final Seat<ImageInputStreamSpi> seat;

    /** {@code usesCacheFile}: whether {@link #open} obeys {@code useCache}. */
    InputProvider(Class<?> inputClass, boolean usesCacheFile) {
        super(VENDOR, VERSION, inputClass);
        this.usesCacheFile = usesCacheFile;
        this.seat = Seat.ofStream(ImageInputStreamSpi.class, this, inputClass);
    }

    /** Opens a stream from an instance of the input class; {@code useCache}, {@code directory}: as for ImageIO. */
    abstract WindowedImageInputStream open(Object input, boolean useCache, @Nullable File directory) throws IOException;

    /**
     * {@inheritDoc}
     *
     * @return null if the input cannot be opened, as the JDK's providers do
     * @throws IllegalArgumentException if {@code input} is of another class, or {@code cacheDir} is used and is no
     *     directory
     */
    @Override
    public final @Nullable ImageInputStream createInputStreamInstance(
            Object input, boolean useCache, @Nullable File cacheDir) throws IOException {
        if (!inputClass.isInstance(input)) {
            throw new IllegalArgumentException("Input is " + (input == null ? "null" : input.getClass().getName())
                    + ", must be " + inputClass.getTypeName());
        }
        if (useCache && usesCacheFile) {
            Providers.checkCacheDirectory(cacheDir);
        }
        Settings.warnOnce();
        ImageInputStreamSpi first = seat.latecomer(input);
        if (first != null) {
            return first.createInputStreamInstance(input, useCache, cacheDir);
        }
        try {
            return open(input, useCache, cacheDir);
        } catch (IOException | RuntimeException e) {
            System.getLogger("dev.slipstream.imageio").log(Level.DEBUG, "Cannot open " + input, e);
            return null;
        }
    }

    @Override
    public final boolean canUseCacheFile() {
        return usesCacheFile;
    }

    @Override
    public final String getDescription(@Nullable Locale locale) {
        return "Slipstream image input stream from " + inputClass.getTypeName();
    }

    /** {@inheritDoc} TwelveMonkeys' provider gets another answer: see {@link Seat#isAskedByTwelveMonkeys}. */
    @Override
    public final Class<?> getInputClass() {
        return seat.isAskedByTwelveMonkeys() ? NONE : inputClass;
    }

    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        seat.take(registry);
    }

    @Override
    public final void onDeregistration(ServiceRegistry registry, Class<?> category) {
        seat.leave();
    }

    /** Puts this provider first in the registry's table: see {@link Precedence}. */
    @Override
    public final int hashCode() {
        return 0;
    }
}
