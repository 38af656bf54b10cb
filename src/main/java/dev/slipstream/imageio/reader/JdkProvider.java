package dev.slipstream.imageio.reader;

import java.util.Iterator;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import org.jspecify.annotations.Nullable;

/** The JDK's own providers of readers, which live in packages that nobody else may name. */
public final class JdkProvider {

    private JdkProvider() {}

    /**
     * The provider of a class in the registry that ImageIO uses in this context, or null if it has none. By the class's
     * name, since a security manager lets nobody have the class.
     */
    public static @Nullable ImageReaderSpi find(String className) {
        Iterator<ImageReaderSpi> providers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageReaderSpi.class, false);
        while (providers.hasNext()) {
            ImageReaderSpi provider = providers.next();
            if (provider.getClass().getName().equals(className)) {
                return provider;
            }
        }
        return null;
    }
}
