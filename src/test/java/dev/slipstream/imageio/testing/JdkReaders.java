package dev.slipstream.imageio.testing;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** The registry's readers by their vendors, whatever else is on the class path. */
public final class JdkReaders {

    private JdkReaders() {}

    /** The JDK's own. */
    public static List<ImageReaderSpi> all() {
        return from("com.sun.imageio.");
    }

    /** Those whose class name begins with {@code packagePrefix}. */
    public static List<ImageReaderSpi> from(String packagePrefix) {
        return from(ImageReaderSpi.class, packagePrefix);
    }

    static <T> List<T> from(Class<T> category, String packagePrefix) {
        List<T> found = new ArrayList<>();
        IIORegistry.getDefaultInstance().getServiceProviders(category, true).forEachRemaining(found::add);
        found.removeIf(spi -> !spi.getClass().getName().startsWith(packagePrefix));
        return found;
    }

    /** The first image of {@code stream}, as {@code ImageIO.read} of a bare JDK decodes it. */
    public static BufferedImage read(ImageInputStream stream) throws IOException {
        for (ImageReaderSpi spi : all()) {
            if (spi.canDecodeInput(stream)) {
                ImageReader reader = spi.createReaderInstance();
                try {
                    reader.setInput(stream, true, true);
                    return reader.read(0);
                } finally {
                    reader.dispose();
                }
            }
        }
        throw new IOException("no reader of the JDK takes it");
    }

    /** The same of a file in memory. */
    public static BufferedImage read(byte[] file) throws IOException {
        return read(new MemoryCacheImageInputStream(new ByteArrayInputStream(file)));
    }
}
