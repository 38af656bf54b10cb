package dev.slipstream.imageio.examples;

import dev.slipstream.imageio.Slipstream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The jars that applications are put together from. */
final class Jars {

    private Jars() {}

    /** The library, as it is packaged. */
    static Path slipstream() {
        return of(Slipstream.class);
    }

    /** The jar that a class is from. */
    static Path of(Class<?> type) {
        try {
            Path jar = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (!Files.isRegularFile(jar)) {
                throw new IllegalStateException(jar + " is no jar: these tests take `mvn -f bench/pom.xml verify`");
            }
            return jar;
        } catch (URISyntaxException e) {
            throw new IllegalStateException(type + " comes from no file", e);
        }
    }

    /** Puts {@code classes} into {@code jar}. */
    static Path write(Path jar, Manifest manifest, Path classes) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                Stream<Path> tree = Files.walk(classes)) {
            List<Path> files = tree.filter(Files::isRegularFile).toList();
            for (Path file : files) {
                out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
