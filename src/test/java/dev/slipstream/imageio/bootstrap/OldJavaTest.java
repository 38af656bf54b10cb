package dev.slipstream.imageio.bootstrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.slipstream.imageio.testing.ClassPaths;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ServiceRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a Java before 17, which can load only this package, ImageIO works as without the jar. */
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
            services.get(0).onRegistration(registry, CATEGORY); // directly, since today's registry only prints an error
        }
        assertFalse(registry.getServiceProviders(CATEGORY, false).hasNext());
    }

    @ParameterizedTest
    @ValueSource(classes = {JakartaWebApplication.class, JavaxWebApplication.class})
    void webApplicationStartsAndItsLogSaysWhyNothingIsInstalled(Class<?> initializer) throws Exception {
        try (URLClassLoader java = new OldJava(ClassPaths.slipstream())) {
            Object start = java.loadClass(initializer.getName()).getConstructor().newInstance();
            Method onStartup = Arrays.stream(initializer.getMethods())
                    .filter(method -> method.getName().equals("onStartup")).findFirst().orElseThrow();
            List<String> called = new ArrayList<>();
            Object context = Proxy.newProxyInstance(java, new Class<?>[] {onStartup.getParameterTypes()[1]},
                    (proxy, method, arguments) -> {
                        called.add(method.getName() + (method.getName().equals("log") ? " " + arguments[0] : ""));
                        return method.getName().equals("getClassLoader") ? java : null;
                    });
            start.getClass().getMethod("onStartup", onStartup.getParameterTypes()).invoke(start, null, context);
            assertEquals(List.of("getClassLoader", "log " + Installation.tooOld()), called);
        }
    }

    @Test
    void javaCommandSaysSo() throws Exception {
        try (URLClassLoader java = new OldJava(ClassPaths.slipstream())) {
            Class<?> command = java.loadClass(JavaCommand.class.getName());
            assertEquals(Installation.tooOld(), printed(System.out, System::setOut,
                    () -> command.getMethod("main", String[].class).invoke(null, (Object) new String[0])));
            for (String argument : new String[] {null, "install", "describe"}) {
                assertEquals(Installation.tooOld(), printed(System.err, System::setErr,
                        () -> command.getMethod("premain", String.class).invoke(null, argument)));
            }
        }
    }

    private static String printed(PrintStream stream, Consumer<PrintStream> setter, Callable<?> action)
            throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        setter.accept(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            action.call();
        } finally {
            setter.accept(stream);
        }
        return printed.toString(StandardCharsets.UTF_8).strip();
    }

    private static final class OldJava extends URLClassLoader {

        OldJava(Path jar) throws IOException {
            super(new URL[] {jar.toUri().toURL()}, new ServletApi());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.startsWith(Registration.class.getPackageName())) {
                throw new UnsupportedClassVersionError(name);
            }
            return super.findClass(name);
        }
    }

    /** The servlet API, as a container has it. */
    private static final class ServletApi extends ClassLoader {

        ServletApi() {
            super(getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.contains(".servlet.")) {
                throw new ClassNotFoundException(name);
            }
            return Class.forName(name);
        }
    }
}
