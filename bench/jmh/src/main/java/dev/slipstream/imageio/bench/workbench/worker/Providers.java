package dev.slipstream.imageio.bench.workbench.worker;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.Iterator;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageInputStream;

/** Which providers ImageIO would ask first in this JVM. */
final class Providers {

    private Providers() {
    }

    /**
     * Java version, name of the JVM, who serves File and InputStream, and who File and OutputStream as outputs; then
     * the version with its build, and the vendor.
     */
    static Message info() {
        return Message.of(Message.INFO, System.getProperty("java.version"), System.getProperty("java.vm.name"),
                input(File.class), input(InputStream.class), output(File.class), output(OutputStream.class),
                System.getProperty("java.runtime.version"), System.getProperty("java.vendor"));
    }

    /** The class of the provider whose reader ImageIO takes for an image; empty if none knows it. */
    static String reader(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            Iterator<ImageReader> readers =
                    stream == null ? Collections.emptyIterator() : ImageIO.getImageReaders(stream);
            return readers.hasNext() ? classOfProvider(readers.next()) : "";
        }
    }

    private static String classOfProvider(ImageReader reader) {
        reader.dispose();
        return reader.getOriginatingProvider().getClass().getName();
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
