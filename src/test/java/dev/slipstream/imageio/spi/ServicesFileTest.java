package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bootstrap.JakartaWebApplication;
import dev.slipstream.imageio.bootstrap.JavaxWebApplication;
import dev.slipstream.imageio.bootstrap.Registration;
import dev.slipstream.imageio.testing.ClassPaths;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.Test;

/** The only service named for class path and module path registers all providers; others are for containers. */
class ServicesFileTest {

    private static final Map<String, List<String>> SERVICES =
            Map.of(ImageInputStreamSpi.class.getName(), List.of(Registration.class.getName()));

    @Test
    void moduleDescriptorNamesTheRegistration() {
        ModuleDescriptor module = ModuleFinder.of(ClassPaths.slipstream())
                .find("dev.slipstream.imageio").orElseThrow().descriptor();
        assertEquals(SERVICES, module.provides().stream().collect(Collectors.toMap(
                ModuleDescriptor.Provides::service, ModuleDescriptor.Provides::providers)));
    }

    @Test
    void servicesFilesNameTheRegistrationAndWhatServletContainersLoad() throws IOException {
        Map<String, List<String>> services = new TreeMap<>();
        try (Stream<Path> files = Files.list(ClassPaths.slipstream().resolve("META-INF/services"))) {
            for (Path file : files.toList()) {
                services.put(file.getFileName().toString(), Files.readAllLines(file));
            }
        }
        Map<String, List<String>> expected = new TreeMap<>(SERVICES);
        for (Class<?> type : List.of(JakartaWebApplication.class, JavaxWebApplication.class)) {
            expected.put(type.getInterfaces()[0].getName(), List.of(type.getName()));
        }
        assertEquals(expected, services);
    }

    @Test
    void registrationRegistersEveryConcreteProviderAndNotItself() throws IOException, ClassNotFoundException {
        assertEquals(concrete(IIOServiceProvider.class),
                registered(List.of(ImageInputStreamSpi.class, ImageOutputStreamSpi.class, ImageReaderSpi.class,
                        ImageWriterSpi.class)));
    }

    @Test
    void registryOfSomeCategoriesGetsTheProvidersOfThese() throws IOException, ClassNotFoundException {
        assertEquals(concrete(InputProvider.class), registered(List.of(ImageInputStreamSpi.class)));
    }

    private static Set<String> concrete(Class<? extends IIOServiceProvider> kind)
            throws IOException, ClassNotFoundException {
        String packageName = Providers.class.getPackageName();
        Set<String> providers = new TreeSet<>();
        try (Stream<Path> classes = Files.list(ClassPaths.slipstream().resolve(packageName.replace('.', '/')))) {
            for (Path file : classes.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = packageName + "." + file.getFileName().toString().replace(".class", "");
                Class<?> type = Class.forName(name);
                if (kind.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
                    providers.add(name);
                }
            }
        }
        return providers;
    }

    /** The providers of a registry into which only the registration was put. */
    private static Set<String> registered(List<Class<? extends IIOServiceProvider>> categories) {
        ServiceRegistry registry = new ServiceRegistry(List.<Class<?>>copyOf(categories).iterator());
        registry.registerServiceProvider(new Registration());
        Set<String> names = new TreeSet<>();
        for (Class<? extends IIOServiceProvider> category : categories) {
            registry.getServiceProviders(category, true)
                    .forEachRemaining(provider -> names.add(provider.getClass().getName()));
        }
        return names;
    }
}
