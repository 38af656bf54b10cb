package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.slipstream.imageio.testing.InputKind;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageInputStreamSpi;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An application moves, reads or closes its own stream or channel while an image stream on it is open. */
class SharedInputTest {

    private static final byte[] BYTES = new byte[100_000];

    static {
        new Random(3).nextBytes(BYTES);
    }

    @TempDir
    Path folder;

    private SharedInput open(InputKind kind) throws IOException {
        return SharedInput.of(kind, BYTES, folder.resolve("bytes"));
    }

    /** Uses two lengths: the shorter one is read ahead completely. */
    @ParameterizedTest
    @EnumSource(names = {"FILE_INPUT_STREAM", "BYTE_ARRAY_INPUT_STREAM"})
    void closeLeavesAMovedStreamAlone(InputKind kind) throws IOException {
        for (byte[] bytes : new byte[][] {BYTES, Arrays.copyOf(BYTES, 5000)}) {
            for (int place : new int[] {0, 1, 7, 4999, 8000, 9000, 50_000, BYTES.length}) {
                if (place <= bytes.length) {
                    SharedInput shared = SharedInput.of(kind, bytes, folder.resolve("bytes"));
                    WindowedImageInputStream stream = WindowedImageInputStream.of(shared.in());
                    stream.readLong();
                    shared.moveTo(place);
                    stream.close();
                    assertEquals(place, shared.position());
                    shared.in().close();
                }
            }
        }
    }

    @Test
    void everyByteIsRightThoughTheOwnerMovesOrExhaustsAByteArrayInputStream() throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(BYTES);
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(in)) {
            byte[] read = new byte[BYTES.length];
            for (int position = 0; position < read.length; position += 1000) {
                stream.readFully(read, position, 1000);
                in.skip(position % 3 * 777L);
                if (position % 5000 == 0) {
                    in.reset();
                } else if (position % 7000 == 0) {
                    in.readAllBytes();
                }
            }
            assertArrayEquals(BYTES, read);
        }
    }

    @Test
    void aMarkAfterTheWindowForbidsGoingBackBeforeIt() throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(BYTES);
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(in)) {
            stream.readInt();
            stream.seek(16_000);
            stream.readInt();
            in.mark(0);
            stream.seek(0);
            assertThrows(IOException.class, stream::readInt);
        }
    }

    @Test
    void closeOfAClosedFileIsQuiet() throws IOException {
        SharedInput shared = open(InputKind.FILE_INPUT_STREAM);
        WindowedImageInputStream stream = WindowedImageInputStream.of(shared.in());
        stream.readLong();
        shared.in().close();
        stream.putBack();
        stream.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 9000, 99_999})
    void whatWasReadIsReadAgainAfterTheFileWasClosed(int length) throws IOException {
        SharedInput shared = open(InputKind.FILE_INPUT_STREAM);
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(shared.in())) {
            byte[] first = new byte[length];
            stream.readFully(first);
            stream.putBack();
            shared.in().close();
            stream.seek(0);
            byte[] again = new byte[length];
            stream.readFully(again);
            assertArrayEquals(first, again);
            assertThrows(IOException.class, stream::read);
        }
    }

    @Test
    void closeLeavesAMovedChannelAlone() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), BYTES);
        try (FileChannel channel = FileChannel.open(file)) {
            WindowedImageInputStream stream = WindowedImageInputStream.of(channel);
            stream.readLong();
            channel.position(50_000);
            stream.close();
            assertEquals(50_000, channel.position());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE_INPUT_STREAM", "BYTE_ARRAY_INPUT_STREAM"})
    void isCachedAsTheJdkSays(InputKind kind) throws IOException {
        ImageInputStreamSpi provider = IIORegistry.getDefaultInstance().getServiceProviders(ImageInputStreamSpi.class,
                spi -> ((ImageInputStreamSpi) spi).getInputClass() == InputStream.class, true).next();
        for (boolean useCache : new boolean[] {true, false}) {
            try (InputStream in = open(kind).in();
                    InputStream other = open(kind).in();
                    ImageInputStream ours = provider.createInputStreamInstance(in, useCache, folder.toFile());
                    ImageInputStream jdks = useCache
                            ? new FileCacheImageInputStream(other, folder.toFile())
                            : new MemoryCacheImageInputStream(other)) {
                assertEquals(cached(jdks), cached(ours));
                ours.readLong();
                assertEquals(cached(jdks), cached(ours));
            }
        }
    }

    private static String cached(ImageInputStream stream) {
        return stream.isCached() + " memory " + stream.isCachedMemory() + " file " + stream.isCachedFile();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/zero", "/dev/urandom", "/dev/null"})
    void aDeviceIsReadAsAStreamThatCannotGoBack(String name) throws IOException {
        assumeTrue(Files.isReadable(Path.of(name)), name + " is a thing of Unix");
        try (FileInputStream in = new FileInputStream(name);
                WindowedImageInputStream stream = WindowedImageInputStream.of(in)) {
            byte[] bytes = new byte[20_000];
            int n = stream.read(bytes);
            assertEquals(name.equals("/dev/null") ? -1 : bytes.length, n);
            stream.seek(1000);
            byte[] again = new byte[19_000];
            assertEquals(n < 0 ? -1 : 19_000, stream.read(again));
            assertTrue(n < 0 || Arrays.equals(again, Arrays.copyOfRange(bytes, 1000, 20_000)));
        }
    }

    @Test
    void aClosedRandomAccessFileGivesAStreamThatCannotBeRead() throws IOException {
        RandomAccessFile file = new RandomAccessFile(Files.write(folder.resolve("bytes"), BYTES).toFile(), "r");
        file.close();
        try (WindowedImageInputStream stream = WindowedImageInputStream.of(file)) {
            assertEquals(0, stream.getStreamPosition());
            assertThrows(IOException.class, stream::read);
        }
    }
}
