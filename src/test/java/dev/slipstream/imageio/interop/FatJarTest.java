package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.MergedJar;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
}
