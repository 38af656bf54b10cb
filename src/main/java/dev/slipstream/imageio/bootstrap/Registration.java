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
 * The only service that the jar names. ImageIO registers it like any provider of streams. It then registers all other
 * providers, each in its category, and deregisters itself.
 */
// With one name, instead of 15 in three services files, a fresh JVM has ImageIO's registry 2.5 ms sooner (bench cold).
public final class Registration extends ImageInputStreamSpi {

    /** Called by {@code ServiceLoader}. */
    public Registration() {
        super(InputProvider.VENDOR, InputProvider.VERSION, Void.class); // constants, which load no class
    }

    /** Registers all other providers that no scan has registered yet; none on a Java that is too old for them. */
    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        registry.deregisterServiceProvider(this);
        try {
            Providers.register(registry);
        } catch (LinkageError e) {
            // On a Java that is too old, an error thrown here would end every call of ImageIO: it is ignored instead.
            // The verifier loads the class in a catch clause. Every JVM has loaded this one, but not the one tested.
            if (!(e instanceof UnsupportedClassVersionError)) {
                throw e;
            }
        }
    }

    /** {@inheritDoc} No input is served. */
    @Override
    public ImageInputStream createInputStreamInstance(Object input, boolean useCache, @Nullable File cacheDir) {
        throw new IllegalArgumentException("Input is " + input.getClass().getName() + ", which is not served here");
    }

    @Override
    public String getDescription(@Nullable Locale locale) {
        return "Slipstream's registration of its providers";
    }
}
