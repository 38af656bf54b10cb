package dev.slipstream.imageio.bench.compare.worker;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageInputStream;

/** Which providers ImageIO asks first in this JVM. */
final class Providers {

    private Providers() {
    }

    static List<String> ofStreams() {
        return List.of(first(ImageInputStreamSpi.class, ImageInputStreamSpi::getInputClass, File.class),
                first(ImageInputStreamSpi.class, ImageInputStreamSpi::getInputClass, InputStream.class),
                first(ImageOutputStreamSpi.class, ImageOutputStreamSpi::getOutputClass, File.class),
                first(ImageOutputStreamSpi.class, ImageOutputStreamSpi::getOutputClass, OutputStream.class));
    }

    /** The class of the provider whose reader ImageIO takes for an image; empty if none knows it. */
    static String reader(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            if (stream != null) {
                Iterator<ImageReader> readers = ImageIO.getImageReaders(stream);
                if (readers.hasNext()) {
                    ImageReader reader = readers.next();
                    reader.dispose();
                    return reader.getOriginatingProvider().getClass().getName();
                }
            }
            return "";
        }
    }

    private static <T> String first(Class<T> category, Function<T, Class<?>> servedClass, Class<?> type) {
        Iterator<T> providers = IIORegistry.getDefaultInstance().getServiceProviders(category, true);
        while (providers.hasNext()) {
            T provider = providers.next();
            if (servedClass.apply(provider) == type) {
                return type.getSimpleName() + ": " + provider.getClass().getName();
            }
        }
        return type.getSimpleName() + ": nobody";
    }
}
