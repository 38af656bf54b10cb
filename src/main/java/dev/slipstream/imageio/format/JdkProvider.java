package dev.slipstream.imageio.format;

import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import javax.imageio.IIOException;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.jspecify.annotations.Nullable;

/** The JDK's own providers, found by their classes' names: a security manager denies access to their packages. */
public final class JdkProvider {

    /** The vendor that all providers of the JDK give. Slipstream's give the same: applications know the JDK's by it. */
    public static final String VENDOR = "Oracle Corporation";
    public static final String VERSION = "1.0";

    // The providers found so far, by format. An application may deregister them, and iterating over a registry fails
    // while another thread changes it. They refer to no registry, and to no class loader but the JDK's.
    private static final Map<String, ImageReaderWriterSpi> READERS =
            new ConcurrentSkipListMap<>(String.CASE_INSENSITIVE_ORDER);
    private static final Map<String, ImageReaderWriterSpi> WRITERS =
            new ConcurrentSkipListMap<>(String.CASE_INSENSITIVE_ORDER);

    private JdkProvider() {}

    /** The full name of a class of the JDK for a format: for PNG, {@code ImageReaderSpi} is PNGImageReaderSpi. */
    public static String className(String format, String kind) {
        return "com.sun.imageio.plugins." + format.toLowerCase(Locale.ROOT) + "." + format.toUpperCase(Locale.ROOT)
                + kind;
    }

    /** Keeps the provider of a format, if {@code registry} has it. */
    public static void keep(ServiceRegistry registry, Class<? extends ImageReaderWriterSpi> category, String format) {
        if (found(category).containsKey(format)) {
            return;
        }
        String className = className(format, category.getSimpleName());
        Iterator<? extends ImageReaderWriterSpi> providers = registry.getServiceProviders(category, true);
        while (providers.hasNext()) {
            ImageReaderWriterSpi provider = providers.next();
            if (provider.getClass().getName().equals(className)) {
                found(category).put(format, provider);
            }
        }
    }

    private static Map<String, ImageReaderWriterSpi> found(Class<? extends ImageReaderWriterSpi> category) {
        return category == ImageReaderSpi.class ? READERS : WRITERS;
    }

    /** The provider of a format that has been kept, or that ImageIO's registry of this context has; null if neither. */
    public static <T extends ImageReaderWriterSpi> @Nullable T find(Class<T> category, String format) {
        ImageReaderWriterSpi provider = found(category).get(format);
        if (provider == null) {
            keep(IIORegistry.getDefaultInstance(), category, format);
            provider = found(category).get(format);
        }
        return category.cast(provider);
    }

    /** Like {@link #find}, but throws instead of returning null. */
    public static <T extends ImageReaderWriterSpi> T get(Class<T> category, String format) throws IIOException {
        T provider = find(category, format);
        if (provider == null) {
            throw new IIOException(format + ": metadata and rare requests need the JDK's provider, but "
                    + className(format, category.getSimpleName()) + " is not, or no longer, registered in ImageIO");
        }
        return provider;
    }
}
