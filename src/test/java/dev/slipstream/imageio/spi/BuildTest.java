package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;

/** What the build puts together. */
class BuildTest {

    private static final Path CLASSES = Path.of(System.getProperty("slipstream.classes"));

    /** The version is a constant, for reading it costs time when the first image is read: this keeps it the build's. */
    @Test
    void eachProviderHasTheVersionOfTheBuild() {
        String version = System.getProperty("slipstream.version").replace("-SNAPSHOT", "");
        for (IIOServiceProvider provider : providers()) {
            assertEquals(version, provider.getVersion(), provider.getClass().getName());
        }
    }

    @Test
    void licenceIsInTheJarAndNotesForMaintainersAreNot() throws IOException {
        assertEquals(-1, Files.mismatch(Path.of("LICENSE"), CLASSES.resolve("META-INF/LICENSE")));
        try (Stream<Path> files = Files.walk(CLASSES)) {
            assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".md")).toList());
        }
    }

    private static List<IIOServiceProvider> providers() {
        List<IIOServiceProvider> ours = new ArrayList<>(List.of(new Registration()));
        for (Class<? extends IIOServiceProvider> category : List.of(ImageInputStreamSpi.class,
                ImageOutputStreamSpi.class, ImageReaderSpi.class)) {
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
