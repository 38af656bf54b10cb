package dev.slipstream.imageio.jdk;

import java.util.Iterator;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderWriterSpi;
import org.jspecify.annotations.Nullable;

/** The JDK's own providers of readers and writers, which live in packages that nobody else may name. */
public final class JdkProvider {

    private JdkProvider() {}

    /**
     * The provider of a class in the registry that ImageIO uses in this context, or null if it has none. By the class's
     * name, since a security manager lets nobody have the class.
     *
     * @param category of the registry
     */
    public static <T extends ImageReaderWriterSpi> @Nullable T find(Class<T> category, String className) {
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category, false);
        while (providers.hasNext()) {
            T provider = providers.next();
            if (provider.getClass().getName().equals(className)) {
                return provider;
            }
        }
        return null;
    }
}
