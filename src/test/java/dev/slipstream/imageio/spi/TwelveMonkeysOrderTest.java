package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.twelvemonkeys.imageio.plugins.bmp.BMPImageReaderSpi;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.Test;

/** The order that is set in the registry, which its hash table usually, but not always, has by itself. */
class TwelveMonkeysOrderTest {

    @Test
    void oursIsOrderedBeforeTheirsThatIsThereAlready() {
        Iterator<Class<?>> categories = List.<Class<?>>of(ImageReaderSpi.class).iterator();
        ServiceRegistry registry = new ServiceRegistry(categories);
        ImageReaderSpi theirs = new BMPImageReaderSpi();
        ImageReaderSpi ours = new BmpReaderProvider();
        registry.registerServiceProvider(theirs);
        registry.registerServiceProvider(ours);
        assertTrue(registry.unsetOrdering(ImageReaderSpi.class, ours, theirs));
    }
}
