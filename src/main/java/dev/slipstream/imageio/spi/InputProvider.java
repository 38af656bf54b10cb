package dev.slipstream.imageio.spi;

import dev.slipstream.imageio.settings.Settings;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.List;
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
    public static final String VERSION = "0.1.1";

    /** A class without instances: no input is one. */
    static final Class<?> NONE = Void.class;

    private final boolean usesCacheFile;
    private final boolean isServedByTwelveMonkeys;

    /** The registry while TwelveMonkeys' provider may still be registered there; null once registration is over. */
    private volatile @Nullable ServiceRegistry awaiting;

    /**
     * The registry from its {@link #onRegistration} until the first use of this provider; null otherwise. It is set to
     * null only once: a write to a volatile field waits for all earlier ones.
     */
    private volatile @Nullable ServiceRegistry unused;

    /**
     * {@code usesCacheFile}: {@link #open} obeys {@code useCache}; {@code isServedByTwelveMonkeys}: it serves the same.
     */
    InputProvider(Class<?> inputClass, boolean usesCacheFile, boolean isServedByTwelveMonkeys) {
        super(VENDOR, VERSION, inputClass);
        this.usesCacheFile = usesCacheFile;
        this.isServedByTwelveMonkeys = isServedByTwelveMonkeys;
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
        ImageInputStreamSpi first = latecomer(input);
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

    /** At the first use: a provider that came later, was put before the JDK's and serves {@code input}; or null. */
    private @Nullable ImageInputStreamSpi latecomer(Object input) {
        ServiceRegistry registry = unused;
        if (registry == null) {
            return null;
        }
        unused = null;
        for (ImageInputStreamSpi first : settle(registry)) {
            if (first.getInputClass().isInstance(input)) {
                return first;
            }
        }
        return null;
    }

    @Override
    public final boolean canUseCacheFile() {
        return usesCacheFile;
    }

    @Override
    public final String getDescription(@Nullable Locale locale) {
        return "Slipstream image input stream from " + inputClass.getTypeName();
    }

    /**
     * {@inheritDoc}
     *
     * <p>If TwelveMonkeys' provider is registered after ours, it asks each provider for its input class and puts itself
     * before all with its own class: the order of the class path would decide which is first. So this provider answers
     * that question with another class, and puts itself before TwelveMonkeys'.
     */
    @Override
    public final Class<?> getInputClass() {
        ServiceRegistry registry = awaiting;
        return registry != null && isAskedByTwelveMonkeys(registry) ? NONE : inputClass;
    }

    private boolean isAskedByTwelveMonkeys(ServiceRegistry registry) {
        StackTraceElement[] calls = new Throwable().getStackTrace();
        if (calls.length < 3 || calls[2].getClassName().equals("javax.imageio.ImageIO")) {
            awaiting = null; // registration is over: no need to look at the stack any more
            return false;
        }
        for (StackTraceElement call : calls) {
            if (call.getMethodName().equals("onRegistration") && call.getClassName().startsWith("com.twelvemonkeys.")) {
                new Precedence<>(registry, ImageInputStreamSpi.class, this).settleBeforeTwelveMonkeys(inputClass);
                return true;
            }
        }
        return false;
    }

    /** Gives this provider its place, or deregisters it if it is switched off. */
    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        if (Settings.current().isDisabled("streams")) {
            registry.deregisterServiceProvider(this);
            return;
        }
        settle(registry);
        if (!Settings.current().isLast()) {
            awaiting = isServedByTwelveMonkeys ? registry : null;
            unused = registry;
        }
    }

    private List<ImageInputStreamSpi> settle(ServiceRegistry registry) {
        return new Precedence<ImageInputStreamSpi>(registry, ImageInputStreamSpi.class, this).settleStream(inputClass);
    }

    @Override
    public final void onDeregistration(ServiceRegistry registry, Class<?> category) {
        awaiting = null;
        unused = null;
    }

    /** Puts this provider first in the registry's table: see {@link Precedence}. */
    @Override
    public final int hashCode() {
        return 0;
    }
}
