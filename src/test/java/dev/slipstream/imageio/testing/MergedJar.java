package dev.slipstream.imageio.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Folders and jars put into one jar as the shade plugin with its services transformer does it. */
public final class MergedJar {

    private static final String SERVICES = "META-INF/services/";

    private MergedJar() {}

    /** Files of services are put one behind the other; of other files with one name the first counts. */
    public static Path write(Path jar, List<Path> parts) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        for (Path part : parts) {
            if (Files.isDirectory(part)) {
                collect(part, entries);
            } else {
                try (FileSystem zip = FileSystems.newFileSystem(part)) {
                    collect(zip.getPath("/"), entries);
                }
            }
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        }
        return jar;
    }

    private static void collect(Path root, Map<String, byte[]> entries) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (name.startsWith(SERVICES)) {
                    entries.merge(name, Files.readAllBytes(file), MergedJar::append);
                } else if (!name.endsWith("module-info.class") && !name.equals("META-INF/MANIFEST.MF")) {
                    entries.putIfAbsent(name, Files.readAllBytes(file));
                }
            }
        }
    }

    private static byte[] append(byte[] services, byte[] more) {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.writeBytes(services);
        both.write('\n');
        both.writeBytes(more);
        return both.toByteArray();
    }
}
