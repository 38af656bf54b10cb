package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Target;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Applications forget to close: 20,000 streams of each kind, opened, written and dropped. */
class DroppedOutputStreamsTest {

    private static final int BATCHES = 8;
    private static final int BATCH = 2500;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** Where Linux has a file system in memory: to make so many files takes long on some disks. */
    private static final Path IN_MEMORY = Path.of("/dev/shm");

    @TempDir
    Path folder;

    private Path cache;
    private Path file;

    @BeforeEach
    void makeFolders() throws IOException {
        OpenFiles.assumeCountable();
        cache = Files.createTempDirectory(Files.isWritable(IN_MEMORY) ? IN_MEMORY : folder, "cache");
        file = folder.resolve("file");
    }

    @AfterEach
    void removeCache() throws IOException {
        if (cache != null) {
            Files.delete(cache); // it is empty
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = {"JDK_.*", ".*CHANNEL", ".*OUTPUT_STREAM"})
    void droppedStreamsOfFilesLeaveNoDescriptor(Target target) throws Exception {
        dropMany(() -> target.open(file).stream());
    }

    @ParameterizedTest
    @EnumSource
    void droppedStreamsOfOutputStreamsLeaveNeitherDescriptorNorFileNorThemselves(OutputCaching caching)
            throws Exception {
        byte[] bytes = new byte[1500];
        OutputStream out = OutputStream.nullOutputStream();
        dropMany(() -> {
            WindowedImageOutputStream stream = caching.open(out, cache.toFile());
            stream.write(bytes);
            stream.write(bytes); // more than the first block: it spills
            assertEquals(caching == OutputCaching.SPILLED, stream.isCachedFile());
            return stream;
        });
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    @Test
    void closedStreamFreesItsCacheFileAtOnce() throws Exception {
        for (int i = 0; i < 1000; i++) {
            try (ImageOutputStream stream =
                    OutputCaching.SPILLED.open(OutputStream.nullOutputStream(), cache.toFile())) {
                stream.write(new byte[1500]);
                stream.write(new byte[1500]);
                assertEquals(1, OpenFiles.in(cache).size());
            }
            assertEquals(List.of(), OpenFiles.in(cache));
        }
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    private interface Opener {
        ImageOutputStream open() throws IOException;
    }

    private void dropMany(Opener opener) throws Exception {
        for (int batch = 0; batch < BATCHES; batch++) {
            List<WeakReference<ImageOutputStream>> dropped = new ArrayList<>();
            for (int i = 0; i < BATCH; i++) {
                ImageOutputStream stream = opener.open();
                stream.writeByte(i);
                dropped.add(new WeakReference<>(stream));
            }
            // One may be left in a register of this thread.
            Garbage.collectUntil(PATIENCE, () -> openFiles() <= 1 && left(dropped) <= 1);
            assertTrue(openFiles() <= 1, () -> openFiles() + " left open");
            assertTrue(left(dropped) <= 1, () -> left(dropped) + " streams left");
        }
    }

    private static int left(List<WeakReference<ImageOutputStream>> dropped) {
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
