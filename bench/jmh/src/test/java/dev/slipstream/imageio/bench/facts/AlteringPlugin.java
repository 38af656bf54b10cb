package dev.slipstream.imageio.bench.facts;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * A provider that must never be mistaken for a good one, in a folder for a class path; in this JVM it stays out. Alters
 * the last byte of every file, and ends the JVM at the sight of one named crash.
 */
public final class AlteringPlugin extends ImageInputStreamSpi {

    private static final int EXIT_CODE = 77;

    public AlteringPlugin() {
        super("test", "1", File.class);
    }

    public static Path writeTo(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(ImageInputStreamSpi.class.getName()), AlteringPlugin.class.getName());
        String resource = AlteringPlugin.class.getName().replace('.', '/') + ".class";
        Files.createDirectories(folder.resolve(resource).getParent());
        try (InputStream in = AlteringPlugin.class.getClassLoader().getResourceAsStream(resource)) {
            Files.copy(in, folder.resolve(resource));
        }
        return folder;
    }

    /** Before all others. */
    @Override
    public void onRegistration(ServiceRegistry registry, Class<?> category) {
        registry.getServiceProviders(ImageInputStreamSpi.class, false).forEachRemaining(other -> {
            if (other != this) {
                registry.setOrdering(ImageInputStreamSpi.class, this, other);
            }
        });
    }

    @Override
    public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDir)
            throws IOException {
        File file = (File) input;
        if (file.getName().startsWith("crash")) {
            System.err.println("going down with " + file.getName());
            Runtime.getRuntime().halt(EXIT_CODE);
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
