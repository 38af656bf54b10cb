package dev.slipstream.imageio.spi;

import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;

/** Registries beside ImageIO's own, with the JDK's providers. */
final class Registries {

    static final List<Class<? extends IIOServiceProvider>> CATEGORIES = List.of(
            ImageInputStreamSpi.class, ImageOutputStreamSpi.class, ImageReaderSpi.class, ImageWriterSpi.class);

    static final String JDK = "com.sun.imageio.";

    private Registries() {}

    static ServiceRegistry withTheJdks() {
        ServiceRegistry registry = new ServiceRegistry(List.<Class<?>>copyOf(CATEGORIES).iterator());
        registerTheJdks(registry);
        return registry;
    }

    static void registerTheJdks(ServiceRegistry registry) {
        for (Class<? extends IIOServiceProvider> category : CATEGORIES) {
            IIORegistry.getDefaultInstance().getServiceProviders(category, false).forEachRemaining(provider -> {
                if (provider.getClass().getName().startsWith(JDK)) {
                    registry.registerServiceProvider(provider);
                }
            });
        }
    }
}
