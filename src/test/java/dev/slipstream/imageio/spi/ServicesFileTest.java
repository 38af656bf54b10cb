package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ClassPaths;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import org.junit.jupiter.api.Test;

/** Class path and module path offer the same. */
class ServicesFileTest {

    @Test
    void servicesFilesAndModuleDescriptorListTheSameProviders() throws IOException {
        assertEquals(inModule(), inServicesFiles());
    }

    @Test
    void everyConcreteProviderIsListed() throws IOException, ClassNotFoundException {
        Path folder = ClassPaths.slipstream().resolve(FileInputProvider.class.getPackageName().replace('.', '/'));
        try (Stream<Path> classes = Files.list(folder)) {
            List<String> providers = new ArrayList<>();
            for (Path file : classes.sorted().toList()) {
                String name = FileInputProvider.class.getPackageName() + "."
                        + file.getFileName().toString().replace(".class", "");
                if (name.endsWith("Provider") && !Modifier.isAbstract(Class.forName(name).getModifiers())) {
                    providers.add(name);
                }
            }
            assertEquals(providers, inModule().values().stream().flatMap(List::stream).sorted().toList());
        }
    }

    @Test
    void inputsOutputsAndReadersAreServices() {
        assertEquals(Set.of(ImageInputStreamSpi.class.getName(), ImageOutputStreamSpi.class.getName(),
                ImageReaderSpi.class.getName()), inModule().keySet());
    }

    private static Map<String, List<String>> inModule() {
        ModuleDescriptor module = ModuleFinder.of(ClassPaths.slipstream())
                .find("dev.slipstream.imageio").orElseThrow().descriptor();
        return module.provides().stream().collect(Collectors.toMap(
                ModuleDescriptor.Provides::service, provides -> provides.providers().stream().sorted().toList(),
                (one, other) -> one, TreeMap::new));
    }

    private static Map<String, List<String>> inServicesFiles() throws IOException {
        Map<String, List<String>> services = new TreeMap<>();
        try (Stream<Path> files = Files.list(ClassPaths.slipstream().resolve("META-INF/services"))) {
            for (Path file : files.toList()) {
                services.put(file.getFileName().toString(), Files.readAllLines(file).stream()
                        .filter(line -> !line.isBlank() && !line.startsWith("#")).sorted().toList());
            }
        }
        return services;
    }
}
