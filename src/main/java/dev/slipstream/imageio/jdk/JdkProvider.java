package dev.slipstream.imageio.jdk;

import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/** The JDK's own providers of readers and writers, which live in packages that nobody else may name. */
public final class JdkProvider {

    // Kept once found: an application may take them out of ImageIO, and whoever goes through a registry while another
    // thread changes it fails. They know no registry, and no class loader but the JDK's.
    private static final Map<String, ImageReaderWriterSpi> FOUND = new ConcurrentHashMap<>();

    private JdkProvider() {}

    /**
     * Keeps the provider of a class, if {@code registry} has it. By the class's name, since a security manager lets
     * nobody have the class.
     */
    public static void keep(
            ServiceRegistry registry, Class<? extends ImageReaderWriterSpi> category, String className) {
        if (FOUND.containsKey(className)) {
            return;
        }
        Iterator<? extends ImageReaderWriterSpi> providers = registry.getServiceProviders(category, false);
        while (providers.hasNext()) {
            ImageReaderWriterSpi provider = providers.next();
            if (provider.getClass().getName().equals(className)) {
                FOUND.put(className, provider);
            }
        }
    }

    /**
     * The provider of a class that has been kept, or is in the registry that ImageIO uses in this context, or null.
     *
     * @param category of the registry
     */
    public static <T extends ImageReaderWriterSpi> @Nullable T find(Class<T> category, String className) {
        if (!FOUND.containsKey(className)) {
            keep(IIORegistry.getDefaultInstance(), category, className);
        }
        return category.cast(FOUND.get(className));
    }
}
