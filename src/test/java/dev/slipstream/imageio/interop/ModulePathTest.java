package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.FileBytes;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.Sources;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as a named module. {@code java.desktop} uses what it provides, so that nobody needs to name it. */
class ModulePathTest {

    private static final Map<String, String> REQUIRING = Map.of(
            "module-info.java", """
                    module application {
                        requires dev.slipstream.imageio;
                    }
                    """,
            "application/Main.java", """
                    package application;

                    import dev.slipstream.imageio.Slipstream;
                    import dev.slipstream.imageio.status.Status;
                    import dev.slipstream.imageio.stream.WindowedImageInputStream;
                    import java.io.File;
                    import java.net.URL;
                    import javax.imageio.ImageIO;

                    public final class Main {

                        private Main() {}

                        public static void main(String[] arguments) throws Exception {
                            Slipstream.install();
                            URL url = new File(arguments[0]).toURI().toURL();
                            try (WindowedImageInputStream stream = WindowedImageInputStream.of(url, null)) {
                                System.out.println(ImageIO.read(stream).getWidth());
                            }
                            System.out.println(Slipstream.describe().contains("InputProviders$FromFile")
                                    && Slipstream.status().serves(Status.Direction.READ, "png"));
                        }
                    }
                    """);

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
        ChildJvm jvm = ChildJvm.withClassPath(List.of()).option("-p", module.toString());
        ServedKinds served = ServedKinds.parse(jvm.run(WhoServes.class, image(), "module"));
        assertTrue(served.lines().containsAll(List.of("input module=dev.slipstream.imageio",
                "output module=dev.slipstream.imageio")), () -> served.lines().toString());
        for (Format format : Format.values()) {
            assertTrue(served.lines().containsAll(List.of(format + " reader module=dev.slipstream.imageio",
                    format + " metadata format=" + format.nativeMetadataFormat())), () -> served.lines().toString());
        }
        served.assertAllBySlipstream();
    }

    /** With nothing else beside the jar: what is needed to build it, annotations among them, does not come with it. */
    @Test
    void aModuleThatRequiresTheJarCompilesAndRunsWithNothingElse() throws Exception {
        Path jar = jar();
        Path application = Sources.compile(folder.resolve("application"), REQUIRING, "-Werror", "-p", jar.toString());
        assertEquals(List.of("20", "true"), ChildJvm.withClassPath(List.of())
                .option("-p", jar + File.pathSeparator + application, "-m")
                .run("application/application.Main", image()));
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
        return Files.copy(FileBytes.own("png").resolve("rgb8-20x20.png"), folder.resolve("image.png"));
    }
}
