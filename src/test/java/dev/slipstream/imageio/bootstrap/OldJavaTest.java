package dev.slipstream.imageio.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.testing.ClassPaths;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.Test;

/** On a Java before 17, which loads nothing but this package, the jar is as if it were not there. */
class OldJavaTest {

    private static final Class<ImageInputStreamSpi> CATEGORY = ImageInputStreamSpi.class;

    @Test
    void registrationStepsAside() throws IOException {
        ServiceRegistry registry = new ServiceRegistry(List.<Class<?>>of(CATEGORY).iterator());
        try (URLClassLoader java = new OldJava(ClassPaths.slipstream())) {
            List<ImageInputStreamSpi> services = ServiceLoader.load(CATEGORY, java).stream()
                    .map(ServiceLoader.Provider::get)
                    .filter(service -> service.getClass().getClassLoader() == java)
                    .toList();
            assertEquals(1, services.size());
            registry.registerServiceProvider(services.get(0));
            services.get(0).onRegistration(registry, CATEGORY); // whose failure a registry of today would only print
        }
        assertFalse(registry.getServiceProviders(CATEGORY, false).hasNext());
    }

    private static final class OldJava extends URLClassLoader {

        OldJava(Path jar) throws IOException {
            super(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.startsWith(Registration.class.getPackageName())) {
                throw new UnsupportedClassVersionError(name);
            }
            return super.findClass(name);
        }
    }
}
