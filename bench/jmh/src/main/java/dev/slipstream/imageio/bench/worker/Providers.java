package dev.slipstream.imageio.bench.worker;

import java.io.File;
import java.io.InputStream;
import java.util.Iterator;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;

/** Which stream providers ImageIO would ask first in this JVM. */
final class Providers {

    private Providers() {
    }

    static Message info() {
        return Message.of(Message.INFO, System.getProperty("java.version"), System.getProperty("java.vm.name"),
                first(File.class), first(InputStream.class));
    }

    private static String first(Class<?> input) {
        Iterator<ImageInputStreamSpi> providers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class, true);
        while (providers.hasNext()) {
            ImageInputStreamSpi provider = providers.next();
            if (provider.getInputClass() == input) {
                return provider.getClass().getName();
            }
        }
        return "nobody";
    }
}
