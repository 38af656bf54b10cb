package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes a folder for a class path that registers {@link AlteringProvider}; in this JVM it stays unregistered. */
public final class AlteringPlugin {

    private AlteringPlugin() {
    }

    public static Path writeTo(Path folder) throws IOException {
        String name = AlteringProvider.class.getName();
        String resource = name.replace('.', '/') + ".class";
        Path target = folder.resolve(resource);
        Files.createDirectories(target.getParent());
        try (InputStream in = AlteringProvider.class.getClassLoader().getResourceAsStream(resource)) {
            Files.copy(in, target);
        }
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("javax.imageio.spi.ImageInputStreamSpi"), name);
        return folder;
    }
}
