package dev.slipstream.imageio.bench.workbench.cold;

import dev.slipstream.imageio.bench.workbench.cold.child.ColdChild;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/**
 * The child's classes in a jar of their own: all that is to be on its class path beside what is measured. A folder
 * would do but for archives of classes, which take jars only.
 */
final class ChildJar {

    private static final List<String> CLASSES = List.of("ColdChild", "ProcessorTime", "ResultDigest");

    private ChildJar() {
    }

    static Path writeTo(Path folder) throws IOException {
        Path jar = folder.resolve("cold-child.jar");
        String path = ColdChild.class.getPackageName().replace('.', '/') + '/';
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : CLASSES) {
                out.putNextEntry(new JarEntry(path + name + ".class"));
                try (InputStream in = ColdChild.class.getResourceAsStream(name + ".class")) {
                    in.transferTo(out);
                }
            }
        }
        return jar;
    }
}
