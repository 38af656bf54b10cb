package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Jimfs;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ImageIO.createImageInputStream} with the library on the class path. */
class ServedInputsTest {

    @TempDir
    Path folder;

    @AfterEach
    void restoreCacheSetting() {
        ImageIO.setUseCache(true);
    }

    @Test
    void everyKindOfInputAndOutputIsServedBySlipstream() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), new byte[] {1, 2, 3});
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
        ImageIO.setUseCache(false);
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
    }

    @Test
    void slicesReadOnlyAndDirectBuffersAreServed() throws IOException {
        byte[] bytes = {0, 0, 7, 8};
        ByteBuffer direct = ByteBuffer.allocateDirect(4).put(bytes).flip();
        for (ByteBuffer buffer : List.of(ByteBuffer.wrap(bytes), ByteBuffer.wrap(bytes).asReadOnlyBuffer(), direct)) {
            try (ImageInputStream stream = ImageIO.createImageInputStream(buffer.position(2).slice())) {
                assertInstanceOf(WindowedImageInputStream.class, stream);
                assertEquals(0x0708, stream.readShort());
            }
        }
    }

    @Test
    void pathsOfOtherFileSystemsAreServed() throws IOException {
        try (FileSystem memory = Jimfs.newFileSystem()) {
            Path file = Files.write(memory.getPath("file"), new byte[] {7, 8});
            try (ImageInputStream stream = ImageIO.createImageInputStream(file)) {
                assertInstanceOf(WindowedImageInputStream.class, stream);
                assertEquals(0x0708, stream.readShort());
            }
        }
    }

    @Test
    void missingFileGivesNullAsInTheJdk() throws IOException {
        Path missing = folder.resolve("missing");
        assertNull(ImageIO.createImageInputStream(missing.toFile()));
        assertNull(ImageIO.createImageInputStream(missing));
        assertNull(ImageIO.createImageInputStream(missing.toUri().toURL()));
        assertNull(ImageIO.createImageInputStream(folder.toFile()), "a folder");
    }

    @Test
    void aPathWhoseFileSystemIsClosedGivesNull() throws IOException {
        FileSystem memory = Jimfs.newFileSystem();
        Path file = Files.write(memory.getPath("file"), new byte[] {1});
        memory.close();
        assertNull(ImageIO.createImageInputStream(file));
    }

    @Test
    void aUrlThatItsHandlerDoesNotUnderstandGivesNull() throws IOException {
        URL url = new URL(null, "other:/image.png", new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL opened) {
                throw new IllegalArgumentException("host = null");
            }
        });
        assertNull(ImageIO.createImageInputStream(url));
    }

    @Test
    void anInputOfAnotherClassIsRefusedByTheProvider() {
        for (ImageInputStreamSpi provider : ours()) {
            assertThrows(IllegalArgumentException.class,
                    () -> provider.createInputStreamInstance(this, false, null), provider.toString());
            assertThrows(IllegalArgumentException.class,
                    () -> provider.createInputStreamInstance(null, false, null), provider.toString());
        }
    }

    @Test
    void onlyProvidersOfUnknownLengthUseACacheFileAndNoneNeedsOne() {
        List<Class<?>> caching = new ArrayList<>();
        for (ImageInputStreamSpi provider : ours()) {
            assertFalse(provider.needsCacheFile(), provider.toString());
            if (provider.canUseCacheFile()) {
                caching.add(provider.getClass());
            }
        }
        assertTrue(caching.contains(InputProviders.FromInputStream.class));
        assertFalse(caching.contains(InputProviders.FromFile.class));
        assertFalse(caching.contains(InputProviders.FromByteArray.class));
    }

    @Test
    void withoutTheCacheNoStreamEverMovesToAFile() throws IOException {
        byte[] large = new byte[20_000_000];
        ImageIO.setUseCache(false);
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(large) {})) {
            stream.readFully(large);
            assertFalse(stream.isCachedFile());
        }
    }

    @Test
    void withTheCacheALargeStreamMovesToAFile() throws IOException {
        byte[] large = new byte[20_000_000];
        try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(large) {})) {
            stream.readFully(large);
            assertTrue(stream.isCachedFile());
        }
    }

    @Test
    void theCacheDirectoryOfImageIoIsHeeded() throws IOException {
        Path unusable = Files.createDirectory(folder.resolve("cache"));
        byte[] large = new byte[20_000_000];
        try {
            ImageIO.setCacheDirectory(unusable.toFile());
            Files.delete(unusable);
            try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(large) {})) {
                stream.readFully(large);
                assertFalse(stream.isCachedFile(), "its directory is missing");
            }
        } finally {
            ImageIO.setCacheDirectory(null);
        }
    }

    @Test
    void everyProviderDescribesItself() {
        for (ImageInputStreamSpi provider : ours()) {
            assertTrue(provider.getDescription(null).contains(provider.getInputClass().getTypeName()));
            assertFalse(provider.getVendorName().isEmpty());
            assertFalse(provider.getVersion().isEmpty());
        }
    }

    private static List<ImageInputStreamSpi> ours() {
        List<ImageInputStreamSpi> ours = new ArrayList<>();
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.getServiceProviders(ImageInputStreamSpi.class, true).forEachRemaining(provider -> {
            if (provider instanceof InputProvider) {
                ours.add(provider);
            }
        });
        assertEquals(8, ours.size());
        return ours;
    }
}
