package dev.slipstream.imageio.spi;

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

    // Whoever fails to load here, or to register, breaks ImageIO for the whole JVM: constructors and onRegistration
    // touch no logger and no file, and never throw.

    static final String VENDOR = "Slipstream";
    static final String VERSION = "0.1.0";

    private final Precedence<ImageInputStreamSpi> precedence;
    private final boolean usesCacheFile;

    /**
     * @param twelveMonkeysProvider the class name of TwelveMonkeys' provider for the same inputs, or "" if it has none
     * @param usesCacheFile whether {@link #open} heeds its {@code useCache}
     */
    InputProvider(Class<?> inputClass, String twelveMonkeysProvider, boolean usesCacheFile) {
        super(VENDOR, VERSION, inputClass);
        this.precedence = Precedence.of(this, inputClass, twelveMonkeysProvider);
        this.usesCacheFile = usesCacheFile;
    }

    /**
     * Opens a stream.
     *
     * @param input an instance of the input class
     * @param useCache whether a large stream may move to a file
     * @param cacheDirectory where; null is the system's directory for temporary files
     */
    abstract WindowedImageInputStream open(Object input, boolean useCache, @Nullable File cacheDirectory)
            throws IOException;

    /**
     * {@inheritDoc}
     *
     * @return null if the input cannot be opened, as the JDK's providers do
     * @throws IllegalArgumentException if {@code input} is of another class
     */
    @Override
    public final @Nullable ImageInputStream createInputStreamInstance(
            Object input, boolean useCache, @Nullable File cacheDir) {
        if (!inputClass.isInstance(input)) {
            throw new IllegalArgumentException("Input is " + (input == null ? "null" : input.getClass().getName())
                    + ", must be " + inputClass.getTypeName());
        }
        Settings.warnOnce();
        try {
            return open(input, useCache, cacheDir);
        } catch (IOException | SecurityException e) {
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

    /** See {@link Precedence#inputClass}. */
    @Override
    public final Class<?> getInputClass() {
        return precedence.inputClass();
    }

    /** Puts itself in order, or, if switched off, takes itself out again. */
    @Override
    public final void onRegistration(ServiceRegistry registry, Class<?> category) {
        if (Settings.isDisabled(Settings.STREAMS)) {
            registry.deregisterServiceProvider(this);
        } else {
            precedence.settle(registry);
        }
    }

    @Override
    public final void onDeregistration(ServiceRegistry registry, Class<?> category) {
        precedence.forget();
    }
}
