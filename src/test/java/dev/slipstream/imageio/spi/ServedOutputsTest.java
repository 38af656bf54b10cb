package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Jimfs;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ImageIO.createImageOutputStream} with the library on the class path. */
class ServedOutputsTest {

    /** Beyond what is kept in memory. */
    private static final byte[] LARGE = new byte[20_000_000];

    @TempDir
    Path folder;

    @AfterEach
    void restoreCacheSettings() {
        ImageIO.setUseCache(true);
        ImageIO.setCacheDirectory(null);
    }

    @Test
    void pathsAndChannelsOfOtherFileSystemsAreServed() throws IOException {
        try (FileSystem memory = Jimfs.newFileSystem()) {
            Path byPath = memory.getPath("path");
            Path byChannel = memory.getPath("channel");
            write(byPath);
            try (SeekableByteChannel channel = Files.newByteChannel(
                    byChannel, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                write(channel);
                assertEquals(2, channel.position());
            }
            assertArrayEquals(new byte[] {7, 8}, Files.readAllBytes(byPath));
            assertArrayEquals(new byte[] {7, 8}, Files.readAllBytes(byChannel));
        }
    }

    private static void write(Object destination) throws IOException {
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(destination)) {
            assertInstanceOf(WindowedImageOutputStream.class, stream);
            stream.writeShort(0x0708);
        }
    }

    @Test
    void whatCannotBeOpenedGivesNullAsInTheJdk() throws IOException {
        Path orphan = folder.resolve("missing").resolve("file");
        assertNull(ImageIO.createImageOutputStream(folder.toFile()), "a folder");
        assertNull(ImageIO.createImageOutputStream(folder), "the path of a folder");
        assertNull(ImageIO.createImageOutputStream(orphan.toFile()), "a file in a missing folder");
        assertNull(ImageIO.createImageOutputStream(orphan), "a path in a missing folder");
    }

    @Test
    void anOutputOfAnotherClassIsRefusedByTheProvider() {
        for (ImageOutputStreamSpi provider : ours()) {
            assertThrows(IllegalArgumentException.class,
                    () -> provider.createOutputStreamInstance(this, false, null), provider.toString());
            assertThrows(IllegalArgumentException.class,
                    () -> provider.createOutputStreamInstance(null, false, null), provider.toString());
        }
    }

    @Test
    void aPathWhoseFileSystemIsClosedGivesNull() throws IOException {
        FileSystem memory = Jimfs.newFileSystem();
        Path file = memory.getPath("file");
        memory.close();
        assertNull(ImageIO.createImageOutputStream(file));
    }

    @Test
    void onlyProvidersOfWhatMayNotGoBackUseACacheFileAndNoneNeedsOne() {
        Set<Class<?>> caching = ours().stream()
                .filter(ImageOutputStreamSpi::canUseCacheFile)
                .map(Object::getClass)
                .collect(Collectors.toSet());
        assertEquals(Set.of(OutputProviders.ToOutputStream.class, OutputProviders.ToChannel.class), caching);
        ours().forEach(provider -> assertFalse(provider.needsCacheFile(), provider.toString()));
    }

    @Test
    void withoutTheCacheNoStreamEverMovesToAFile() throws IOException {
        ImageIO.setUseCache(false);
        for (Object destination : unseekable()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(destination)) {
                stream.write(LARGE);
                assertFalse(stream.isCachedFile(), destination.toString());
                assertTrue(stream.isCachedMemory(), destination.toString());
            }
        }
    }

    @Test
    void withTheCacheALargeStreamMovesToAFile() throws IOException {
        for (Object destination : unseekable()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(destination)) {
                stream.write(LARGE);
                assertTrue(stream.isCachedFile(), destination.toString());
            }
        }
    }

    @Test
    void theCacheFileIsInTheCacheDirectoryOfImageIo() throws IOException {
        OpenFiles.assumeCountable();
        ImageIO.setCacheDirectory(folder.toFile());
        for (Object destination : unseekable()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(destination)) {
                stream.write(LARGE);
                assertEquals(1, OpenFiles.in(folder).size(), destination.toString());
            }
            assertEquals(0, OpenFiles.in(folder).size(), destination.toString());
        }
    }

    @Test
    void aMissingCacheDirectoryIsNoHindrance() throws IOException {
        Path missing = Files.createDirectory(folder.resolve("cache"));
        ImageIO.setCacheDirectory(missing.toFile());
        Files.delete(missing);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            stream.write(LARGE);
            assertFalse(stream.isCachedFile(), "its directory is missing");
        }
        assertArrayEquals(LARGE, out.toByteArray());
    }

    @Test
    void aSmallImageTouchesNoCacheDirectory() throws IOException {
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(folder, longAgo);
        ImageIO.setCacheDirectory(folder.toFile());
        for (Object destination : unseekable()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(destination)) {
                stream.write(LARGE, 0, 100_000);
                stream.seek(5);
                stream.writeInt(1);
            }
        }
        assertEquals(longAgo, Files.getLastModifiedTime(folder));
    }

    @Test
    void everyProviderDescribesItself() {
        for (ImageOutputStreamSpi provider : ours()) {
            assertTrue(provider.getDescription(null).contains(provider.getOutputClass().getTypeName()));
            assertFalse(provider.getVendorName().isEmpty());
            assertFalse(provider.getVersion().isEmpty());
        }
    }

    private static List<Object> unseekable() {
        return List.of(OutputStream.nullOutputStream(), new ByteArrayOutputStream(),
                Channels.newChannel(OutputStream.nullOutputStream()));
    }

    private static List<ImageOutputStreamSpi> ours() {
        List<ImageOutputStreamSpi> ours = new ArrayList<>();
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.getServiceProviders(ImageOutputStreamSpi.class, true).forEachRemaining(provider -> {
            if (provider instanceof OutputProvider) {
                ours.add(provider);
            }
        });
        assertEquals(5, ours.size());
        return ours;
    }
}
