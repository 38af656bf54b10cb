package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.Side;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import org.junit.jupiter.api.Test;

/** Foreign providers whose methods throw when asked what they serve: Slipstream does not report it. */
class SilentStrangersTest {

    @Test
    void installingBesideThemLogsNothing() throws Exception {
        assertEquals(List.of(Format.PNG.reader(Side.SLIPSTREAM)), ChildJvm.withSlipstream().run(Application.class));
    }

    /** Registers them, and then installs Slipstream again. */
    static final class Application {

        public static void main(String[] arguments) {
            IIORegistry registry = IIORegistry.getDefaultInstance();
            Providers.uninstall();
            registry.registerServiceProvider(new SilentInput());
            registry.registerServiceProvider(new SilentReader());
            Providers.install();
            registry.deregisterServiceProvider(registry.getServiceProviderByClass(SilentReader.class));
            System.out.println(ImageIO.getImageReadersByFormatName("png").next().getClass().getName());
        }
    }

    static final class SilentReader extends FirstProviders.UnusedReader {

        @Override
        public String[] getFormatNames() {
            throw new NoClassDefFoundError("somebody.Formats");
        }
    }

    static final class SilentInput extends FirstProviders.UnusedInput {

        @Override
        public Class<?> getInputClass() {
            throw new AssertionError("no class");
        }
    }
}
