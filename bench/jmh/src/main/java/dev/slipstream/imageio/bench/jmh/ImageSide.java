package dev.slipstream.imageio.bench.jmh;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;

/** Whose streams ImageIO uses. The readers are the JDK's on all sides but Slipstream's, which may bring its own. */
public enum ImageSide {

    JDK("com.sun.imageio."),
    TWELVEMONKEYS("com.twelvemonkeys."),
    SLIPSTREAM("dev.slipstream.");

    private final String packages;

    ImageSide(String packages) {
        this.packages = packages;
    }

    /**
     * Leaves only this side's and the JDK's stream providers in this JVM's registry; a provider that a side does not
     * have is the JDK's, as it is in an application.
     */
    void takeOver() {
        keep(ImageInputStreamSpi.class, packages);
        keep(ImageReaderSpi.class, this == SLIPSTREAM ? packages : JDK.packages);
    }

    /** Throws if another side's streams are used, for then the figures would not be what their names say. */
    void mustServe(Class<?> input) {
        Iterator<ImageInputStreamSpi> providers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class, true);
        while (providers.hasNext()) {
            ImageInputStreamSpi provider = providers.next();
            if (provider.getInputClass() == input) {
                if (!provider.getClass().getName().startsWith(packages)) {
                    throw new IllegalStateException(
                            this + " is measured, but " + provider.getClass().getName() + " serves " + input);
                }
                return;
            }
        }
        throw new IllegalStateException("Nobody serves " + input);
    }

    private static <T extends IIOServiceProvider> void keep(Class<T> category, String packages) {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<T> others = new ArrayList<>();
        registry.getServiceProviders(category, false).forEachRemaining(provider -> {
            String name = provider.getClass().getName();
            if (!name.startsWith(packages) && !name.startsWith(JDK.packages)) {
                others.add(provider);
            }
        });
        others.forEach(provider -> registry.deregisterServiceProvider(provider, category));
    }
}
