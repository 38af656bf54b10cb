package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.jimfs.Jimfs;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.stream.WindowedImageOutputStream;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.ServedKinds;
import dev.slipstream.imageio.testing.WhoServes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.spi.ImageOutputStreamSpi;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ImageIO.createImageInputStream} and {@code createImageOutputStream} with the library on the class path. */
class ServedStreamsTest {

    /** More bytes than are kept in memory. */
    private static final byte[] LARGE = new byte[20_000_000];

    private static final List<InputProvider> INPUTS = ours(ImageInputStreamSpi.class, InputProvider.class);
    private static final List<OutputProvider> OUTPUTS = ours(ImageOutputStreamSpi.class, OutputProvider.class);

    @TempDir
    Path folder;

    private static <T> List<T> ours(Class<?> category, Class<T> kind) {
        List<T> ours = new ArrayList<>();
        IIORegistry.getDefaultInstance().getServiceProviders(category, true).forEachRemaining(provider -> {
            if (kind.isInstance(provider)) {
                ours.add(kind.cast(provider));
            }
        });
        return ours;
    }

    @AfterEach
    void restoreCacheSettings() {
        ImageIO.setUseCache(true);
        ImageIO.setCacheDirectory(null);
    }

    @Test
    void everyKindOfInputAndOutputIsServedBySlipstream() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), new byte[] {1, 2, 3});
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
        ImageIO.setUseCache(false);
        ServedKinds.assertAllBySlipstream(WhoServes.ask(file));
    }

    private static void assertReads0708(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            assertInstanceOf(WindowedImageInputStream.class, stream);
            assertEquals(0x0708, stream.readShort());
        }
    }

    private static void write0708(Object output) throws IOException {
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(output)) {
            assertInstanceOf(WindowedImageOutputStream.class, stream);
            stream.writeShort(0x0708);
        }
    }

    @Test
    void pathsAndChannelsOfOtherFileSystemsAreServed() throws IOException {
        FileSystem memory = Jimfs.newFileSystem();
        Path byPath = memory.getPath("path");
        Path byChannel = memory.getPath("channel");
        write0708(byPath);
        assertReads0708(byPath);
        try (SeekableByteChannel channel = Files.newByteChannel(
                byChannel, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            write0708(channel);
            assertEquals(2, channel.position());
        }
        assertArrayEquals(new byte[] {7, 8}, Files.readAllBytes(byPath));
        assertArrayEquals(new byte[] {7, 8}, Files.readAllBytes(byChannel));
        assertNull(ImageIO.createImageInputStream(memory.getPath("missing")));
        memory.close();
        assertNull(ImageIO.createImageInputStream(byPath), "its file system is closed");
        assertNull(ImageIO.createImageOutputStream(byPath), "its file system is closed");
    }

    @Test
    void whatCannotBeOpenedGivesNullAsInTheJdk() throws IOException {
        Path missing = folder.resolve("missing");
        Path orphan = missing.resolve("file");
        for (Object input : List.of(missing.toFile(), missing, missing.toUri().toURL(), folder.toFile())) {
            assertNull(ImageIO.createImageInputStream(input), input::toString);
        }
        for (Object output : List.of(folder.toFile(), folder, orphan.toFile(), orphan)) {
            assertNull(ImageIO.createImageOutputStream(output), output::toString);
        }
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
    void whatIsOfAnotherClassIsRefusedByTheProvider() {
        for (Object other : new Object[] {this, null}) {
            INPUTS.forEach(provider -> assertThrows(IllegalArgumentException.class,
                    () -> provider.createInputStreamInstance(other, false, null), provider.toString()));
            OUTPUTS.forEach(provider -> assertThrows(IllegalArgumentException.class,
                    () -> provider.createOutputStreamInstance(other, false, null), provider.toString()));
        }
    }

    @Test
    void everyProviderDescribesItselfAndNoneNeedsACacheFile() {
        assertEquals(8, INPUTS.size());
        assertEquals(5, OUTPUTS.size());
        for (InputProvider provider : INPUTS) {
            assertTrue(provider.getDescription(null).contains(provider.getInputClass().getTypeName()));
            assertFalse(provider.needsCacheFile(), provider.toString());
        }
        for (OutputProvider provider : OUTPUTS) {
            assertTrue(provider.getDescription(null).contains(provider.getOutputClass().getTypeName()));
            assertFalse(provider.needsCacheFile(), provider.toString());
        }
    }

    @Test
    void onlyProvidersOfWhatCannotGoBackUseACacheFile() {
        Set<Class<?>> inputs = INPUTS.stream().filter(ImageInputStreamSpi::canUseCacheFile)
                .map(Object::getClass).collect(Collectors.toSet());
        assertTrue(inputs.contains(InputProviders.FromInputStream.class));
        assertFalse(inputs.contains(InputProviders.FromFile.class));
        assertFalse(inputs.contains(InputProviders.FromByteArray.class));
        assertEquals(Set.of(OutputProviders.ToOutputStream.class, OutputProviders.ToChannel.class),
                OUTPUTS.stream().filter(ImageOutputStreamSpi::canUseCacheFile)
                        .map(Object::getClass).collect(Collectors.toSet()));
    }

    private static InputStream unseekableInput() {
        return new ByteArrayInputStream(LARGE) {};
    }

    private static List<Object> unseekableOutputs() {
        return List.of(OutputStream.nullOutputStream(), new ByteArrayOutputStream(),
                Channels.newChannel(OutputStream.nullOutputStream()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aLargeStreamMovesToAFileWithTheCacheAndNeverWithoutIt(boolean useCache) throws IOException {
        ImageIO.setUseCache(useCache);
        try (ImageInputStream stream = ImageIO.createImageInputStream(unseekableInput())) {
            stream.readFully(new byte[LARGE.length]);
            assertEquals(useCache, stream.isCachedFile());
        }
        for (Object output : unseekableOutputs()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(output)) {
                stream.write(LARGE);
                assertEquals(useCache, stream.isCachedFile(), output.toString());
                assertEquals(!useCache, stream.isCachedMemory(), output.toString());
            }
        }
    }

    @Test
    void theCacheFileIsInTheCacheDirectoryOfImageIo() throws IOException {
        OpenFiles.assumeCountable();
        ImageIO.setCacheDirectory(folder.toFile());
        for (Object output : unseekableOutputs()) {
            try (ImageOutputStream stream = ImageIO.createImageOutputStream(output)) {
                stream.write(LARGE);
                assertEquals(1, OpenFiles.in(folder).size(), output.toString());
            }
            assertEquals(0, OpenFiles.in(folder).size(), output.toString());
        }
    }
}
