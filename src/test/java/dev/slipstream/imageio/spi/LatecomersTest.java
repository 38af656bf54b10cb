package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import dev.slipstream.imageio.bootstrap.Registration;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.spi.IIOServiceProvider;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.spi.ServiceRegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A third party's provider that was put before the JDK's after ours was registered serves from the first use on, also
 * if several threads use ours at the same time, or if an iteration over the providers began before that.
 */
class LatecomersTest {

    private static final BufferedImage IMAGE = SampleImages.image(3, 3, BufferedImage.TYPE_3BYTE_BGR);

    /** One of our providers, a latecomer for the same, and a question that shows which of them serves. */
    enum Kind {
        INPUT(InputProviders.FromFile.class, blocking(FirstProviders.InputBeforeTheJdks.class)),
        OUTPUT(OutputProviders.ToFile.class, blocking(FirstProviders.OutputBeforeTheJdks.class)),
        READER(PngReaderProvider.class, blocking(FirstProviders.ReaderBeforeTheJdks.class)),
        WRITER(PngWriterProvider.class, blocking(FirstProviders.WriterBeforeTheJdks.class));

        private final Class<? extends IIOServiceProvider> ours;
        private final IIOServiceProvider latecomer;

        Kind(Class<? extends IIOServiceProvider> ours, IIOServiceProvider latecomer) {
            this.ours = ours;
            this.latecomer = latecomer;
        }
    }

    /** What a latecomer waits for when it is asked what it serves. */
    private static volatile CountDownLatch answering = new CountDownLatch(0);

    private static volatile CountDownLatch asked = new CountDownLatch(0);

    @TempDir
    Path folder;

    private final ServiceRegistry registry = Registries.withTheJdks();

    private final ExecutorService threads = Executors.newFixedThreadPool(2);

    LatecomersTest() {
        registry.registerServiceProvider(new Registration());
    }

    @AfterEach
    void endThreads() {
        answering.countDown();
        threads.shutdownNow();
    }

    @ParameterizedTest
    @EnumSource
    @Timeout(60)
    void aThreadThatComesWhileAnotherLooksForLatecomersGivesWay(Kind kind) throws Exception {
        registry.registerServiceProvider(kind.latecomer);
        asked = new CountDownLatch(1);
        answering = new CountDownLatch(1);
        Future<Boolean> first = threads.submit(() -> givesWay(kind));
        asked.await();
        Future<Boolean> second = threads.submit(() -> givesWay(kind));
        Assertions.assertThrows(TimeoutException.class, () -> second.get(200, TimeUnit.MILLISECONDS));
        answering.countDown();
        assertEquals(List.of(true, true), List.of(first.get(), second.get()));
    }

    @ParameterizedTest
    @EnumSource
    void aLatecomerThatHasLeftIsNotAsked(Kind kind) throws Exception {
        registry.registerServiceProvider(kind.latecomer);
        assertTrue(givesWay(kind));
        registry.deregisterServiceProvider(kind.latecomer);
        assertFalse(givesWay(kind));
    }

    /** The lock of the registry is held by a thread that registers a provider. */
    @Test
    @Timeout(60)
    void aProviderThatOpensAFileWhileItIsRegisteredIsNotBlocked() throws Exception {
        registry.registerServiceProvider(Kind.INPUT.latecomer);
        asked = new CountDownLatch(1);
        answering = new CountDownLatch(1);
        Future<Boolean> first = threads.submit(() -> givesWay(Kind.INPUT));
        asked.await();
        List<Boolean> opened = new ArrayList<>();
        registry.registerServiceProvider(new FirstProviders.UnusedInput() {
            @Override
            public void onRegistration(ServiceRegistry registry, Class<?> category) {
                answering.countDown(); // the first thread then waits for the registry
                Assertions.assertDoesNotThrow(() -> opened.add(givesWay(Kind.INPUT)));
            }
        });
        assertEquals(1, opened.size());
        assertTrue(first.get());
    }

    /** It gets the stream or the answer that it goes on with from ours. */
    @Test
    void aLatecomerMayWrapOurs() throws IOException {
        Wrapping wrapping = new Wrapping();
        registry.registerServiceProvider(wrapping);
        File file = Files.write(folder.resolve("bytes"), new byte[1]).toFile();
        InputProviders.FromFile ours = registry.getServiceProviderByClass(InputProviders.FromFile.class);
        ours.createInputStreamInstance(file).close();
        wrapping.createInputStreamInstance(file).close();
        assertEquals(2, wrapping.opened);
    }

    private final class Wrapping extends FirstProviders.InputBeforeTheJdks {

        private int opened;

        @Override
        public ImageInputStream createInputStreamInstance(Object input, boolean useCache, File cacheDirectory)
                throws IOException {
            opened++;
            return registry.getServiceProviderByClass(InputProviders.FromFile.class)
                    .createInputStreamInstance(input, useCache, cacheDirectory);
        }
    }

    private boolean givesWay(Kind kind) throws IOException {
        Object ours = registry.getServiceProviderByClass(kind.ours);
        return switch (kind) {
            case INPUT -> {
                File file = Files.write(Files.createTempFile(folder, "in", ""), new byte[1]).toFile();
                yield isForeign(((ImageInputStreamSpi) ours).createInputStreamInstance(file));
            }
            case OUTPUT -> isForeign(((ImageOutputStreamSpi) ours)
                    .createOutputStreamInstance(Files.createTempFile(folder, "out", "").toFile()));
            case READER -> !((ImageReaderSpi) ours).canDecodeInput(new MemoryCacheImageInputStream(
                    new ByteArrayInputStream(SampleImages.encode(IMAGE, "png"))));
            case WRITER -> !((ImageWriterSpi) ours).canEncodeImage(new ImageTypeSpecifier(IMAGE));
        };
    }

    private static boolean isForeign(Closeable stream) throws IOException {
        stream.close();
        return stream.getClass().getName().startsWith(FirstProviders.class.getName());
    }

    /** A latecomer that waits when it is asked what it serves, and takes every image. */
    private static <T> T blocking(Class<T> latecomer) {
        return mock(latecomer, withSettings().stubOnly().useConstructor().defaultAnswer(call ->
                switch (call.getMethod().getName()) {
                    case "getInputClass", "getOutputClass", "getFormatNames" -> {
                        asked.countDown();
                        answering.await();
                        yield call.callRealMethod();
                    }
                    case "canDecodeInput", "canEncodeImage" -> true;
                    default -> call.callRealMethod();
                }));
    }
}
