package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Applications forget to close: 20,000 streams in all, opened, read and dropped. */
class DroppedStreamsTest {

    private static final int BATCHES = 2;
    private static final int BATCH = 2500;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private Path cache;
    private Path file;

    @BeforeEach
    void makeFolders() throws IOException {
        OpenFiles.assumeCountable();
        cache = Files.createDirectory(folder.resolve("cache"));
        file = Files.write(folder.resolve("file"), new byte[100]);
    }

    @Test
    void droppedFileStreamsLeaveNoDescriptor() throws Exception {
        dropMany(() -> WindowedImageInputStream.of(file.toFile()));
    }

    @Test
    void droppedStreamsOfRandomAccessFilesLeaveNoDescriptor() throws Exception {
        dropMany(() -> WindowedImageInputStream.of(new RandomAccessFile(file.toFile(), "r")));
    }

    @Test
    void droppedStreamsOfDroppedFileInputStreamsLeaveNoDescriptor() throws Exception {
        dropMany(() -> WindowedImageInputStream.of(new FileInputStream(file.toFile())));
    }

    @Test
    void droppedSpilledCachesLeaveNeitherDescriptorNorFile() throws Exception {
        byte[] bytes = new byte[3000];
        dropMany(() -> {
            CacheSource source =
                    new CacheSource(new ByteArrayInputStream(bytes), false, CacheFile.in(cache.toFile()), 0);
            WindowedImageInputStream stream = new WindowedImageInputStream(source);
            stream.readFully(new byte[1000]);
            stream.readFully(new byte[1500]);
            assertTrue(stream.isCachedFile());
            return stream;
        });
        assertEquals(List.of(), OpenFiles.namedIn(cache));
    }

    private interface Opener {
        WindowedImageInputStream open() throws IOException;
    }

    private void dropMany(Opener opener) throws Exception {
        for (int batch = 0; batch < BATCHES; batch++) {
            for (int i = 0; i < BATCH; i++) {
                opener.open().readByte();
            }
            assertTrue(Garbage.collectUntil(PATIENCE, () -> openFiles() == 0), () -> openFiles() + " left open");
        }
    }

    private int openFiles() {
        try {
            return OpenFiles.in(folder).size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
