package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.bootstrap.Registration;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageReaderWriterSpi;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import org.junit.jupiter.api.Test;

/** The results of the build. */
class BuildTest {

    private static final Path CLASSES = Path.of(System.getProperty("slipstream.classes"));

    /** The version is a constant, since reading it would delay the first image. This keeps it equal to the build's. */
    @Test
    void eachProviderOfStreamsHasTheVersionOfTheBuild() {
        String version = System.getProperty("slipstream.version").replace("-SNAPSHOT", "");
        for (IIOServiceProvider provider : providers()) {
            if (!(provider instanceof ImageReaderWriterSpi)) { // those have the version of the JDK's
                assertEquals(version, provider.getVersion(), provider.getClass().getName());
            }
        }
    }

    @Test
    void licenceIsInTheJarAndNotesForMaintainersAreNot() throws IOException {
        assertEquals(-1, Files.mismatch(Path.of("LICENSE"), CLASSES.resolve("META-INF/LICENSE")));
        try (Stream<Path> files = Files.walk(CLASSES)) {
            assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".md")).toList());
        }
    }

    /** A user of the jar needs no other jar. A repository requires the rest of the pom. */
    @Test
    void publishedPomHasNoDependenciesAndSaysWhatARepositoryAsks() throws IOException {
        String pom = Files.readString(CLASSES.resolveSibling(".flattened-pom.xml"));
        assertFalse(pom.contains("<dependenc"), pom);
        for (String element : List.of("name", "description", "url", "licenses", "developers", "scm")) {
            assertTrue(pom.contains("\n  <" + element + ">"), element + " is not in " + pom);
        }
    }

    /** A native image has only the classes that the code names, and a security manager allows no others. */
    @Test
    void noClassIsLookedUpByItsName() throws IOException {
        List<String> reflective = new ArrayList<>();
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".class")).toList()) {
                String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
                for (String name : List.of("forName", "loadClass", "reflect/Method", "reflect/Constructor")) {
                    if (constants.contains(name)) {
                        reflective.add(CLASSES.relativize(file) + " has " + name);
                    }
                }
            }
        }
        assertEquals(List.of(), reflective);
    }

    private static List<IIOServiceProvider> providers() {
        List<IIOServiceProvider> ours = new ArrayList<>(List.of(new Registration()));
        for (Class<? extends IIOServiceProvider> category : List.of(ImageInputStreamSpi.class,
                ImageOutputStreamSpi.class, ImageReaderSpi.class, ImageWriterSpi.class)) {
            IIORegistry.getDefaultInstance().getServiceProviders(category, false).forEachRemaining(provider -> {
                if (provider.getClass().getPackage().equals(InputProvider.class.getPackage())) {
                    ours.add(provider);
                }
            });
        }
        assertTrue(ours.size() > 10, ours.toString());
        return ours;
    }
}
