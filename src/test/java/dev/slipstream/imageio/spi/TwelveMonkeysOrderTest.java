package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi;
import com.twelvemonkeys.imageio.stream.BufferedFileImageInputStreamSpi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.Test;

/** TwelveMonkeys' BMP reader asks for no more than a place before the JDK's. Ours comes before it in any case. */
class TwelveMonkeysOrderTest {

    /** The order in which a scan finds the providers of two or three jars, category after category. */
    @Test
    void oursIsBeforeTheirsInWhateverOrderTheyCome() {
        List<Supplier<IIOServiceProvider>> order = new ArrayList<>(List.of(BMPImageReaderSpi::new,
                BufferedFileImageInputStreamSpi::new, BmpReaderProvider::new, InputProviders.FromFile::new));
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            Collections.shuffle(order, random);
            ServiceRegistry registry = new ServiceRegistry(
                    List.<Class<?>>of(ImageReaderSpi.class, ImageInputStreamSpi.class).iterator());
            registerTheJdks(registry, ImageReaderSpi.class);
            registerTheJdks(registry, ImageInputStreamSpi.class);
            List<Class<?>> came = new ArrayList<>();
            for (Supplier<IIOServiceProvider> supplier : order) {
                IIOServiceProvider provider = supplier.get();
                came.add(provider.getClass());
                registry.registerServiceProvider(provider);
            }
            List<Class<?>> readers = new ArrayList<>();
            registry.getServiceProviders(ImageReaderSpi.class, true)
                    .forEachRemaining(each -> readers.add(each.getClass()));
            int ours = readers.indexOf(BmpReaderProvider.class);
            assertTrue(0 <= ours && ours < readers.indexOf(BMPImageReaderSpi.class), () -> came + ": " + readers);
        }
    }

    private static <T extends IIOServiceProvider> void registerTheJdks(ServiceRegistry registry, Class<T> category) {
        IIORegistry.getDefaultInstance().getServiceProviders(category, false).forEachRemaining(provider -> {
            if (provider.getClass().getName().startsWith("com.sun.imageio.")) {
                registry.registerServiceProvider(provider, category);
            }
        });
    }
}
