package dev.slipstream.imageio.examples;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.github.jaiimageio.impl.stream.ChannelImageInputStreamSpi;
import com.github.jaiimageio.impl.stream.ChannelImageOutputStreamSpi;
import dev.slipstream.imageio.bootstrap.Registration;
import dev.slipstream.imageio.spi.InputProvider;
import dev.slipstream.imageio.spi.OutputProvider;
import java.util.List;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.RepeatedTest;

/** JAI Image I/O Tools beside the jar: both serve channels, and ours come first, whatever the order of the jars. */
class JaiImageIoTest {

    private final ServiceRegistry registry = new ServiceRegistry(
            List.<Class<?>>of(ImageInputStreamSpi.class, ImageOutputStreamSpi.class).iterator());

    // Repeated, since the registry puts providers that nobody has ordered in an order by chance.

    @RepeatedTest(20)
    void oursComeFirstIfTheyAreRegisteredFirst() {
        registry.registerServiceProvider(new Registration());
        registerTheirs();
        assertOursFirst();
    }

    @RepeatedTest(20)
    void oursComeFirstIfTheyAreRegisteredLater() {
        registerTheirs();
        registry.registerServiceProvider(new Registration());
        assertOursFirst();
    }

    private void registerTheirs() {
        registry.registerServiceProvider(new ChannelImageInputStreamSpi());
        registry.registerServiceProvider(new ChannelImageOutputStreamSpi());
    }

    private void assertOursFirst() {
        assertInstanceOf(InputProvider.class, registry.getServiceProviders(ImageInputStreamSpi.class,
                provider -> isOfChannels(((ImageInputStreamSpi) provider).getInputClass()), true).next());
        assertInstanceOf(OutputProvider.class, registry.getServiceProviders(ImageOutputStreamSpi.class,
                provider -> isOfChannels(((ImageOutputStreamSpi) provider).getOutputClass()), true).next());
    }

    private static boolean isOfChannels(Class<?> served) {
        return served.getName().startsWith("java.nio.channels.");
    }
}
