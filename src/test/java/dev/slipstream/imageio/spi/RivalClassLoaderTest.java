package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Garbage;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import org.junit.jupiter.api.Test;

/** A server has Slipstream, an application in it brings TwelveMonkeys, uses it and is undeployed. */
class RivalClassLoaderTest {

    @Test
    void anApplicationThatBroughtTwelveMonkeysIsCollected() throws Exception {
        List<String> said = ChildJvm.withSlipstream()
                .run(Server.class, ClassPaths.twelveMonkeys().stream().map(Path::toString).toArray());
        assertEquals(List.of("collected: true"), said);
    }

    /** The server: its class path has no TwelveMonkeys. */
    static final class Server {

        public static void main(String[] jars) throws Exception {
            ImageIO.scanForPlugins();
            WeakReference<ClassLoader> application = deployAndUndeploy(jars);
            boolean collected = Garbage.collectUntil(Duration.ofSeconds(5), () -> application.refersTo(null));
            System.out.println("collected: " + collected);
        }

        private static WeakReference<ClassLoader> deployAndUndeploy(String[] jars) throws IOException {
            List<URL> urls = new ArrayList<>();
            for (String jar : jars) {
                urls.add(Path.of(jar).toUri().toURL());
            }
            ClassLoader server = Thread.currentThread().getContextClassLoader();
            try (URLClassLoader application = new URLClassLoader(urls.toArray(new URL[0]), server)) {
                Thread.currentThread().setContextClassLoader(application);
                ImageIO.scanForPlugins();
                deregisterAllOf(application);
                return new WeakReference<>(application);
            } finally {
                Thread.currentThread().setContextClassLoader(server);
            }
        }

        /** What TwelveMonkeys' servlet listener does when its application stops. */
        private static void deregisterAllOf(ClassLoader application) {
            IIORegistry registry = IIORegistry.getDefaultInstance();
            Iterator<Class<?>> categories = registry.getCategories();
            while (categories.hasNext()) {
                List<Object> providers = new ArrayList<>();
                registry.getServiceProviders(categories.next(), false).forEachRemaining(provider -> {
                    if (provider.getClass().getClassLoader() == application) {
                        providers.add(provider);
                    }
                });
                providers.forEach(registry::deregisterServiceProvider);
            }
        }
    }
}
