package dev.slipstream.imageio.bench.worker;

import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.function.Function;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;

/** Which stream providers ImageIO would ask first in this JVM. */
final class Providers {

    private Providers() {
    }

    /** Java version, name of the JVM, who serves File and InputStream, and who File and OutputStream as outputs. */
    static Message info() {
        return Message.of(Message.INFO, System.getProperty("java.version"), System.getProperty("java.vm.name"),
                input(File.class), input(InputStream.class), output(File.class), output(OutputStream.class));
    }

    private static String input(Class<?> type) {
        return first(ImageInputStreamSpi.class, ImageInputStreamSpi::getInputClass, type);
    }

    private static String output(Class<?> type) {
        return first(ImageOutputStreamSpi.class, ImageOutputStreamSpi::getOutputClass, type);
    }

    private static <T> String first(Class<T> category, Function<T, Class<?>> servedClass, Class<?> type) {
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        while (providers.hasNext()) {
            T provider = providers.next();
            if (servedClass.apply(provider) == type) {
                return provider.getClass().getName();
            }
        }
        return "nobody";
    }
}
