package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;

/**
 * Makes a folder for a class path that registers {@link AlteringProvider} and {@link AlteringOutputProvider}; in this
 * JVM they stay unregistered.
 */
public final class AlteringPlugin {

    private AlteringPlugin() {
    }

    public static Path writeTo(Path folder) throws IOException {
        register(ImageInputStreamSpi.class, AlteringProvider.class, folder);
        register(ImageOutputStreamSpi.class, AlteringOutputProvider.class, folder);
        return folder;
    }

    private static void register(Class<?> service, Class<?> provider, Path folder) throws IOException {
        List<Class<?>> classes = new ArrayList<>(Arrays.asList(provider.getDeclaredClasses()));
        classes.add(provider);
        for (Class<?> each : classes) {
            copy(each, folder);
        }
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(service.getName()), provider.getName());
    }

    private static void copy(Class<?> type, Path folder) throws IOException {
        String resource = type.getName().replace('.', '/') + ".class";
        Path target = folder.resolve(resource);
        Files.createDirectories(target.getParent());
        try (InputStream in = type.getClassLoader().getResourceAsStream(resource)) {
            Files.copy(in, target);
        }
    }
}
