package dev.slipstream.imageio.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.Sources;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.jar.Manifest;
import javax.imageio.spi.IIORegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.launch.FrameworkFactory;
import org.osgi.framework.wiring.BundleWiring;
import org.osgi.framework.wiring.FrameworkWiring;

/**
 * The jar as a bundle, and another bundle that imports it, installs it when it starts and uninstalls it at its end: in
 * the framework that is on the class path. The build runs it with Felix, then with Equinox, which share a package.
 */
class OsgiTest {

    private static final String ACTIVATOR = """
            package reading;

            import dev.slipstream.imageio.Slipstream;
            import java.awt.image.BufferedImage;
            import java.io.ByteArrayInputStream;
            import java.io.ByteArrayOutputStream;
            import java.io.IOException;
            import java.util.function.Supplier;
            import javax.imageio.ImageIO;
            import javax.imageio.stream.ImageInputStream;
            import org.osgi.framework.BundleActivator;
            import org.osgi.framework.BundleContext;

            public final class Activator implements BundleActivator {

                @Override
                public void start(BundleContext context) {
                    Slipstream.install();
                    context.registerService("java.util.function.Supplier", (Supplier<String>) Activator::served, null);
                }

                private static String served() {
                    try {
                        ByteArrayOutputStream png = new ByteArrayOutputStream();
                        ImageIO.write(new BufferedImage(7, 5, BufferedImage.TYPE_INT_RGB), "png", png);
                        try (ImageInputStream stream =
                                ImageIO.createImageInputStream(new ByteArrayInputStream(png.toByteArray()))) {
                            return ImageIO.getImageReaders(stream).next().getClass().getName() + " "
                                    + stream.getClass().getName() + " " + ImageIO.read(stream).getWidth();
                        }
                    } catch (IOException e) {
                        return e.toString();
                    }
                }

                @Override
                public void stop(BundleContext context) {
                    Slipstream.uninstall();
                }
            }
            """;

    private static final String MANIFEST = """
            Manifest-Version: 1.0
            Bundle-ManifestVersion: 2
            Bundle-SymbolicName: reading
            Bundle-Version: 1.0.0
            Bundle-Activator: reading.Activator
            Import-Package: dev.slipstream.imageio;version="[0.1,1)",javax.imageio,javax.imageio.stream,
             org.osgi.framework
            """;

    @TempDir
    Path folder;

    private Path importer;

    @BeforeEach
    void buildImporter() throws IOException {
        Path classes = Sources.compile(folder.resolve("importer"), Map.of("reading/Activator.java", ACTIVATOR),
                "-cp", Jars.slipstream() + File.pathSeparator + Jars.of(BundleContext.class));
        Manifest manifest = new Manifest(new ByteArrayInputStream(MANIFEST.getBytes(StandardCharsets.UTF_8)));
        importer = Jars.write(folder.resolve("importer.jar"), manifest, classes);
    }

    /**
     * Before any bundle: Equinox's ContextFinder, the context class loader of the thread that launches it, would find
     * our services file in the scan, and a JVM keeps what a loader has found as long as that loader.
     */
    @BeforeEach
    void lookForProviders() {
        IIORegistry.getDefaultInstance();
    }

    @Test
    void bundleResolvesServesStopsAndIsCollectedThreeTimes() throws Exception {
        for (int time = 1; time <= 3; time++) {
            WeakReference<ClassLoader> loader = startUseAndStop(folder.resolve("cache" + time));
            assertTrue(Garbage.collectUntil(Duration.ofSeconds(20), () -> loader.refersTo(null)), "still held");
        }
    }

    private WeakReference<ClassLoader> startUseAndStop(Path cache) throws Exception {
        Framework framework = ServiceLoader.load(FrameworkFactory.class).findFirst().orElseThrow().newFramework(
                Map.of("org.osgi.framework.storage", cache.toString(), "felix.log.level", "1"));
        framework.start();
        try {
            BundleContext context = framework.getBundleContext();
            Bundle slipstream = context.installBundle(Jars.slipstream().toUri().toString());
            Bundle reading = context.installBundle(importer.toUri().toString());
            reading.start();
            assertEquals("dev.slipstream.imageio", slipstream.getSymbolicName());
            Supplier<?> served = (Supplier<?>) context.getService(
                    context.getServiceReference("java.util.function.Supplier"));
            assertEquals("dev.slipstream.imageio.png.PNGImageReader "
                    + "dev.slipstream.imageio.stream.WindowedImageInputStream 7", served.get());
            WeakReference<ClassLoader> loader =
                    new WeakReference<>(slipstream.adapt(BundleWiring.class).getClassLoader());
            reading.stop();
            reading.uninstall();
            slipstream.uninstall();
            refresh(framework);
            return loader;
        } finally {
            framework.stop();
            framework.waitForStop(TimeUnit.SECONDS.toMillis(20));
        }
    }

    /** What is uninstalled is let go of here only, as the specification of OSGi has it (Core, 7.5.3). */
    private static void refresh(Framework framework) throws InterruptedException {
        CountDownLatch refreshed = new CountDownLatch(1);
        framework.adapt(FrameworkWiring.class).refreshBundles(null, event -> refreshed.countDown());
        assertTrue(refreshed.await(20, TimeUnit.SECONDS), "not refreshed");
    }
}
