package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All in one jar, its services merged, as the shade plugin makes it. */
class FatJarTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void mergedJarServesEveryInputAndOutputAndReadsPngsAndBmpsThroughSlipstream(boolean slipstreamFirst)
            throws Exception {
        List<Path> parts = new ArrayList<>(List.of(ClassPaths.slipstream()));
        parts.addAll(ClassPaths.twelveMonkeys());
        if (!slipstreamFirst) {
            Collections.reverse(parts);
        }
        Path jar = MergedJar.write(folder.resolve("application.jar"), parts);
        ServedKinds served = ServedKinds.parse(
                ChildJvm.withClassPath(List.of(jar)).run(WhoServes.class, image(), "psd"));
        assertTrue(served.lines().contains("psd=true"), () -> served.lines().toString());
        served.assertAllBySlipstream();
    }

    /** As without the shade plugin's transformer, where TwelveMonkeys' file of the same name comes first. */
    @Test
    void describeTellsThatTheServicesFileOfTheJarIsLost() throws Exception {
        Path jar = MergedJar.write(folder.resolve("application.jar"), List.of(ClassPaths.slipstream()));
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            Files.writeString(zip.getPath("META-INF/services/javax.imageio.spi.ImageInputStreamSpi"), "");
        }
        List<String> said = ChildJvm.withClassPath(List.of(jar)).run(Describes.class);
        assertTrue(said.contains("not png: not registered, since the services file of the jar is lost (in a fat jar?)"),
                said::toString);
    }

    static final class Describes {

        public static void main(String[] arguments) {
            System.out.println(Slipstream.describe());
        }
    }

    private Path image() throws IOException {
        return Files.copy(FileBytes.own("png").resolve("rgb8-20x20.png"), folder.resolve("image.png"));
    }

    /** Folders and jars put into one jar as the shade plugin with its services transformer does it. */
    private static final class MergedJar {

        private static final String SERVICES = "META-INF/services/";

        private MergedJar() {}

        /** Files of services are concatenated; of other files with one name the first counts. */
        static Path write(Path jar, List<Path> parts) throws IOException {
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
}
