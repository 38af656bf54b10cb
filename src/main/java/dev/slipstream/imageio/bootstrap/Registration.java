package dev.slipstream.imageio.bootstrap;

import dev.slipstream.imageio.spi.InputProvider;
import dev.slipstream.imageio.spi.Providers;
import java.io.File;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The one service that the jar names. ImageIO registers it like any provider of streams; it registers all the others,
 * each in its category, and takes itself out again.
 */
// With one name, instead of 15 in three services files, a fresh JVM has ImageIO's registry 2.5 ms sooner (bench cold).
public final class Registration extends ImageInputStreamSpi {

    /** For {@code ServiceLoader}. */
    public Registration() {
        super(InputProvider.VENDOR, InputProvider.VERSION, Void.class); // constants, which load no class
    }

    /** Registers all the others that no former scan has registered; on a Java that is too old for them, none. */
    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        registry.deregisterServiceProvider(this);
        try {
            Providers.register(registry);
        } catch (LinkageError e) {
            // If Java is too old, ImageIO is as if the jar were not there: what is thrown here ends every call of it.
            // The verifier loads what is caught, and every JVM has loaded this class, but not the one looked for.
            if (!(e instanceof UnsupportedClassVersionError)) {
                throw e;
            }
        }
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
}
