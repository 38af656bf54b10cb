package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.ReadFormat;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as a named module that nobody requires, only {@code --add-modules} names it. */
class ModulePathTest {

    @TempDir
    Path folder;

    @Test
    void classesOnTheModulePathServeEveryInputAndOutputAndReadPngsAndBmps() throws Exception {
        assertServes(ClassPaths.slipstream());
    }

    @Test
    void jarOnTheModulePathServesEveryInputAndOutputAndReadsPngsAndBmps() throws Exception {
        assertServes(jar());
    }

    private void assertServes(Path module) throws Exception {
        ChildJvm jvm = ChildJvm.withClassPath(List.of())
                .option("-p", module.toString(), "--add-modules", "dev.slipstream.imageio");
        ServedKinds served = ServedKinds.parse(jvm.run(WhoServes.class, image(), "module"));
        assertTrue(served.lines().containsAll(List.of("input module=dev.slipstream.imageio",
                "output module=dev.slipstream.imageio")), () -> served.lines().toString());
        for (ReadFormat format : ReadFormat.values()) {
            assertTrue(served.lines().containsAll(List.of(format + " reader module=dev.slipstream.imageio",
                    format + " metadata format=" + format.nativeMetadataFormat())), () -> served.lines().toString());
        }
        served.assertAllBySlipstream();
    }

    private Path jar() throws IOException {
        Path jar = folder.resolve("slipstream.jar");
        Path classes = ClassPaths.slipstream();
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
        return jar;
    }

    private Path image() throws IOException {
        byte[] bytes = SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png");
        return Files.write(folder.resolve("image.png"), bytes);
    }
}
