package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.OutputKind;
import dev.slipstream.imageio.testing.Supply;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Applications forget to close: thousands of streams of each kind, opened, used a little and dropped. */
class DroppedStreamsTest {

    private static final int BATCH = 2500;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** Linux's file system in memory: creating this many files takes long on some disks. */
    private static final Path IN_MEMORY = Path.of("/dev/shm");

    @TempDir
    Path folder;

    private Path cache;
    private Path file;

    @BeforeEach
    void makeFolders() throws IOException {
        OpenFiles.assumeCountable();
        cache = Files.createTempDirectory(Files.isWritable(IN_MEMORY) ? IN_MEMORY : folder, "cache");
        file = Files.write(folder.resolve("file"), new byte[100]);
    }

    @AfterEach
    void removeCache() throws IOException {
        if (cache != null) {
            Files.delete(cache); // it is empty
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "RANDOM_ACCESS_FILE", "FILE_INPUT_STREAM"})
    void droppedInputsLeaveNoDescriptor(InputKind origin) throws Exception {
        dropMany(2, () -> {
            ImageInputStream stream = origin.open(file).stream();
            stream.readByte();
            return stream;
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"FILE", "PATH", "RANDOM_ACCESS_FILE"})
    void droppedOutputsLeaveNoDescriptor(OutputKind target) throws Exception {
        dropMany(2, () -> {
            ImageOutputStream stream = target.open(file).stream();
            stream.writeByte(1);
            return stream;
        });
    }

    @Test
    void droppedSpilledInputsLeaveNeitherDescriptorNorFile() throws Exception {
        byte[] bytes = new byte[3000];
        dropMany(2, () -> {
            WindowedImageInputStream stream = new WindowedImageInputStream(
                    new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(cache.toFile()), 0));
            stream.readFully(new byte[1000]);
            stream.readFully(new byte[1500]);
            assertTrue(stream.isCachedFile());
            return stream;
        });
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    @ParameterizedTest
    @EnumSource
    void droppedCachedOutputsLeaveNeitherDescriptorNorFileNorThemselves(OutputCaching caching) throws Exception {
        OutputStream out = OutputStream.nullOutputStream();
        dropMany(2, () -> written(caching.open(out, cache.toFile()), caching == OutputCaching.SPILLED));
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    /** Uses more than the first block. */
    private static WindowedImageOutputStream written(WindowedImageOutputStream stream, boolean spills)
            throws IOException {
        byte[] bytes = new byte[1500];
        stream.write(bytes);
        stream.write(bytes);
        assertEquals(spills, stream.isCachedFile());
        return stream;
    }

    /** Each stream is opened and used. One stream may still be in a register of this thread. */
    private void dropMany(int batches, Supply<ImageInputStream> used) throws IOException, InterruptedException {
        for (int batch = 0; batch < batches; batch++) {
            List<WeakReference<ImageInputStream>> dropped = new ArrayList<>();
            for (int i = 0; i < BATCH; i++) {
                dropped.add(new WeakReference<>(used.get()));
            }
            Garbage.collectUntil(PATIENCE, () -> openFiles() <= 1 && left(dropped) <= 1);
            assertTrue(openFiles() <= 1, () -> openFiles() + " left open");
            assertTrue(left(dropped) <= 1, () -> left(dropped) + " streams left");
        }
    }

    private static int left(List<WeakReference<ImageInputStream>> dropped) {
        dropped.removeIf(stream -> stream.refersTo(null));
        return dropped.size();
    }

    private int openFiles() {
        try {
            return OpenFiles.in(folder).size() + OpenFiles.in(cache).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
