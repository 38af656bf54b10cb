package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.ClassPaths;
import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.GuardedFolder;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Sources;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two applications in one JVM, each with the library in its own class loader, come and go. */
class ClassLoadersTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** More bytes than are kept in memory. */
    private static final int LARGE = 9_000_000;

    /** References whose queueing takes some milliseconds. */
    private static final int QUEUE = 500_000;

    @TempDir
    Path folder;

    private final byte[] image = encoded();
    private final ClassLoader contextBefore = Thread.currentThread().getContextClassLoader();

    @BeforeEach
    void takeOutTheTestsOwn() {
        Slipstream.uninstall();
    }

    @AfterEach
    void putBackTheTestsOwn() {
        Thread.currentThread().setContextClassLoader(contextBefore);
        Slipstream.install();
    }

    @Test
    void twoClassLoadersLoadInstallUseUninstallAndAreCollected() throws Exception {
        List<WeakReference<ClassLoader>> loaders = useTwo();
        for (WeakReference<ClassLoader> loader : loaders) {
            assertTrue(isCollected(loader), "still held");
        }
    }

    private List<WeakReference<ClassLoader>> useTwo() throws Exception {
        Application first = new Application();
        Application second = new Application();
        first.install();
        first.use();
        first.write();
        second.install();
        assertNotSame(first.slipstream, second.slipstream);
        second.use();
        first.uninstall();
        assertEquals(second.loader, servingByteArrays(), "the other one is still there");
        second.use();
        second.uninstall();
        return List.of(first.end(), second.end());
    }

    private static boolean isCollected(WeakReference<ClassLoader> loader) throws InterruptedException {
        return Garbage.collectUntil(PATIENCE, () -> loader.refersTo(null));
    }

    /** The ways to remove an application that has forgotten streams and a reader. */
    enum Parting {
        UNINSTALLS(Application::uninstall),
        /** As containers and TwelveMonkeys' context listener do it, which do not call {@code uninstall}. */
        IS_DEREGISTERED(application -> deregisterAllOf(application.loader)),
        /** In a JVM of its own, since it deregisters the JDK's providers, too. */
        ALL_IS_DEREGISTERED(application -> IIORegistry.getDefaultInstance().deregisterAll());

        private interface Act {
            void of(Application application) throws Exception;
        }

        private final Act act;

        Parting(Act act) {
            this.act = act;
        }
    }

    @ParameterizedTest
    @EnumSource
    void anApplicationThatForgotToCloseStreamsAndToDisposeAReaderIsCollected(Parting parting) throws Exception {
        if (parting == Parting.ALL_IS_DEREGISTERED) {
            assertEquals(List.of("collected: true"),
                    ChildJvm.withClassPath(ClassPaths.all()).run(DeregisteringAll.class, folder));
        } else {
            assertTrue(isCollected(forget(parting)), "still held");
        }
    }

    private WeakReference<ClassLoader> forget(Parting parting) throws Exception {
        Application application = new Application();
        application.install();
        application.forget();
        parting.act.of(application);
        return application.end();
    }

    /** There was a shutdown hook to save the stream, but there is nothing left to save. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ALL_IS_DEREGISTERED")
    void anApplicationWhoseForgottenFileStreamIsGarbageAlreadyIsCollected(Parting parting) throws Exception {
        assertTrue(isCollected(forgetOneThatIsCollected(parting)), "still held");
    }

    private WeakReference<ClassLoader> forgetOneThatIsCollected(Parting parting) throws Exception {
        Application application = new Application();
        application.install();
        WeakReference<ImageOutputStream> forgotten = new WeakReference<>(writtenStream(fileStream()));
        assertTrue(Garbage.collectUntil(PATIENCE, () -> forgotten.refersTo(null)), "the stream");
        parting.act.of(application);
        return application.end();
    }

    /** The virtual machine queues the references that it has cleared one by one, after the collection. */
    @Test
    void anApplicationIsCollectedWhoseForgottenFileStreamIsCollectedAndNotYetQueued() throws Exception {
        assertTrue(isCollected(forgetOneThatIsNotYetQueued()), "still held");
    }

    private WeakReference<ClassLoader> forgetOneThatIsNotYetQueued() throws Exception {
        Application application = new Application();
        application.install();
        WeakReference<ImageOutputStream> forgotten = new WeakReference<>(writtenStream(fileStream()));
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Reference<Object>> ahead = new ArrayList<>();
        while (ahead.size() < QUEUE) {
            ahead.add(new WeakReference<>(new Object(), queue));
        }
        System.gc();
        assertTrue(forgotten.refersTo(null), "the stream");
        application.uninstall();
        Reference.reachabilityFence(ahead);
        return application.end();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ALL_IS_DEREGISTERED")
    void anApplicationThatWritesToAnOpenStreamForTheFirstTimeWhenItHasGoneIsCollected(Parting parting)
            throws Exception {
        assertTrue(isCollected(writeLate(parting)), "still held");
    }

    private WeakReference<ClassLoader> writeLate(Parting parting) throws Exception {
        Application application = new Application();
        application.install();
        ImageOutputStream toFile = fileStream();
        ImageOutputStream cached = application.outputStream();
        parting.act.of(application);
        writtenStream(toFile);
        writtenStream(cached);
        return application.end();
    }

    /** As it is on Windows. */
    @Test
    void anApplicationWhoseCacheFilesCannotBeDeletedIsCollected() throws Exception {
        File before = ImageIO.getCacheDirectory();
        try (GuardedFolder guarded = GuardedFolder.below(folder)) {
            ImageIO.setCacheDirectory(guarded.path().toFile());
            assertTrue(isCollected(forget(Parting.UNINSTALLS)), "still held");
        } finally {
            ImageIO.setCacheDirectory(before);
        }
    }

    private ImageOutputStream fileStream() throws IOException {
        return ImageIO.createImageOutputStream(Files.createTempFile(folder, "forgotten", ".tmp").toFile());
    }

    private static ImageOutputStream writtenStream(ImageOutputStream stream) throws IOException {
        stream.writeInt(1);
        return stream;
    }

    static final class DeregisteringAll {

        public static void main(String[] arguments) throws Exception {
            ClassLoadersTest test = new ClassLoadersTest();
            test.folder = Path.of(arguments[0]);
            test.takeOutTheTestsOwn();
            System.out.println("collected: " + isCollected(test.forget(Parting.ALL_IS_DEREGISTERED)));
        }
    }

    /** A server has Slipstream; an application in it brings TwelveMonkeys, uses it and is undeployed. */
    @Test
    void anApplicationThatBroughtTwelveMonkeysIsCollected() throws Exception {
        assertEquals(List.of("collected: true"), ChildJvm.withSlipstream()
                .run(Server.class, ClassPaths.twelveMonkeys().stream().map(Path::toString).toArray()));
    }

    /** The server: its class path has no TwelveMonkeys. */
    static final class Server {

        public static void main(String[] jars) throws Exception {
            ImageIO.scanForPlugins();
            System.out.println("collected: " + isCollected(deployAndUndeploy(jars)));
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
    }

    /** Every provider of a class loader, one after the other. */
    private static void deregisterAllOf(ClassLoader loader) {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.getCategories().forEachRemaining(category -> {
            List<Object> own = new ArrayList<>();
            registry.getServiceProviders(category, false).forEachRemaining(provider -> {
                if (provider.getClass().getClassLoader() == loader) {
                    own.add(provider);
                }
            });
            own.forEach(registry::deregisterServiceProvider);
        });
    }

    /** As in a container's own folder, whose library stays when applications stop. */
    @Test
    void anApplicationThatWasTheFirstToForgetAStreamIsCollectedThoughItsLibraryStays() throws Exception {
        Application container = new Application();
        container.install();
        try {
            WeakReference<ClassLoader> guest = new WeakReference<>(forgettingGuest(container));
            assertTrue(Garbage.collectUntil(PATIENCE, () -> guest.refersTo(null)), "still held");
        } finally {
            container.uninstall();
            container.loader.close();
        }
    }

    /** The class loader of an application that sees the library of {@code container}, after it has run and stopped. */
    private ClassLoader forgettingGuest(Application container) throws Exception {
        Path classes = Sources.compile(Files.createDirectory(folder.resolve("guest")), Map.of("Guest.java", """
                public class Guest implements java.util.concurrent.Callable<Object> {
                    public Object call() throws java.io.IOException {
                        Object file = new java.io.File(java.net.URI.create("%s"));
                        javax.imageio.stream.ImageOutputStream stream =
                                javax.imageio.ImageIO.createImageOutputStream(file);
                        stream.write(1);
                        return stream.getClass().getClassLoader();
                    }
                }
                """.formatted(folder.resolve("forgotten").toUri())));
        try (URLClassLoader guest = new URLClassLoader(new URL[] {classes.toUri().toURL()}, container.loader)) {
            Thread.currentThread().setContextClassLoader(guest);
            Callable<?> application = (Callable<?>) guest.loadClass("Guest").getConstructor().newInstance();
            assertEquals(container.loader, application.call());
            return guest;
        } finally {
            Thread.currentThread().setContextClassLoader(contextBefore);
        }
    }

    /** The class loader of the provider that serves {@code byte[]}, or null. */
    private static ClassLoader servingByteArrays() {
        Iterator<ImageInputStreamSpi> providers =
                IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class, true);
        while (providers.hasNext()) {
            ImageInputStreamSpi provider = providers.next();
            if (provider.getInputClass() == byte[].class) {
                return provider.getClass().getClassLoader();
            }
        }
        return null;
    }

    private static byte[] encoded() {
        try {
            return SampleImages.encode(SampleImages.image(20, 20, BufferedImage.TYPE_3BYTE_BGR), "png");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The library as a container loads it. */
    private final class Application {
        final URLClassLoader loader = new URLClassLoader(
                new URL[] {ClassPaths.slipstream().toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        final Class<?> slipstream = loader.loadClass("dev.slipstream.imageio.Slipstream");

        Application() throws Exception {}

        void install() throws ReflectiveOperationException {
            call("install");
        }

        void uninstall() throws ReflectiveOperationException {
            call("uninstall");
        }

        /** After this, only a leak can hold the loader. */
        WeakReference<ClassLoader> end() throws IOException {
            loader.close();
            return new WeakReference<>(loader);
        }

        /** Uses ImageIO as a thread of the application does. */
        void use() throws Exception {
            assertTrue(((String) call("describe")).contains("dev.slipstream.imageio.spi"));
            assertEquals(20, ImageIO.read(new ByteArrayInputStream(image)).getWidth());
            assertEquals("dev.slipstream.imageio.png.PNGImageReader", reader().getClass().getName());
            try (ImageInputStream stream = ImageIO.createImageInputStream(image)) {
                assertEquals("dev.slipstream.imageio.stream.WindowedImageInputStream", stream.getClass().getName());
                stream.readLong();
            }
        }

        /** Small and large, so that one stays in memory and one moves to a cache file. */
        void write() throws IOException {
            BufferedImage small = SampleImages.image(20, 20, BufferedImage.TYPE_INT_RGB);
            assertTrue(ImageIO.write(small, "png", Files.createTempFile(folder, "image", ".png").toFile()));
            assertTrue(ImageIO.write(small, "png", new ByteArrayOutputStream()));
            try (ImageOutputStream stream = outputStream()) {
                stream.write(new byte[LARGE]);
                assertTrue(stream.isCachedFile());
            }
        }

        /** Streams that are never closed: an empty one, one with bytes, one with a cache file; an undisposed reader. */
        void forget() throws IOException {
            for (int length : new int[] {0, 100, LARGE}) {
                outputStream().write(new byte[length]);
            }
            writtenStream(fileStream());
            ImageReader reader = reader();
            assertEquals(loader, reader.getClass().getClassLoader());
            reader.setInput(ImageIO.createImageInputStream(image));
            assertEquals(20, reader.read(0).getWidth());
            assertEquals("javax_imageio_png_1.0", reader.getImageMetadata(0).getNativeMetadataFormatName());
        }

        /** The first provider for PNG. */
        private ImageReader reader() {
            return ImageIO.getImageReadersByFormatName("png").next();
        }

        private ImageOutputStream outputStream() throws IOException {
            ImageOutputStream stream = ImageIO.createImageOutputStream(OutputStream.nullOutputStream());
            assertEquals("dev.slipstream.imageio.stream.WindowedImageOutputStream", stream.getClass().getName());
            assertEquals(loader, stream.getClass().getClassLoader());
            return stream;
        }

        private Object call(String method) throws ReflectiveOperationException {
            Thread.currentThread().setContextClassLoader(loader);
            try {
                return slipstream.getMethod(method).invoke(null);
            } finally {
                Thread.currentThread().setContextClassLoader(contextBefore);
            }
        }
    }
}
