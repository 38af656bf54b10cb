package dev.slipstream.imageio.bench.compare;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * A provider that must never be mistaken for a good one: it alters the last byte of every file, ends the JVM at the
 * sight of a file named crash, and never comes back from one named hang.
 */
public final class AlteringProvider extends ImageInputStreamSpi {

    private static final int EXIT_CODE = 77;

    public AlteringProvider() {
        super("test", "1", File.class);
    }

    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        Iterator<ImageInputStreamSpi> others = registry.getServiceProviders(ImageInputStreamSpi.class, true);
        while (others.hasNext()) {
            ImageInputStreamSpi other = others.next();
            if (other != this && other.getInputClass() == File.class) {
                registry.setOrdering(ImageInputStreamSpi.class, this, other);
            }
        }
    }

    @Override
    public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDir)
            throws IOException {
        File file = (File) input;
        if (file.getName().startsWith("crash")) {
            System.err.println("going down with " + file.getName());
            Runtime.getRuntime().halt(EXIT_CODE);
        }
        while (file.getName().startsWith("hang")) {
            Thread.onSpinWait();
        }
        byte[] bytes = Files.readAllBytes(file.toPath());
        bytes[bytes.length - 1] ^= 1;
        return new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes));
    }

    @Override
    public String getDescription(Locale locale) {
        return "alters the last byte";
    }
}
