package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.OpenFiles;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Applications forget to close: 20,000 streams in all, opened, read and dropped. */
class DroppedStreamsTest {

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

    private void dropMany(DroppedStreams.Opener opener) throws InterruptedException {
        new DroppedStreams(folder).drop(2, 0, () -> {
            ImageInputStream stream = opener.open();
            stream.readByte();
            return stream;
        });
    }
}
