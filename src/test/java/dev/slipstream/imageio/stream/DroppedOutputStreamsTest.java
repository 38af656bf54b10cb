package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.OpenFiles;
import dev.slipstream.imageio.testing.Target;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
        dropMany(path -> target.open(path).stream());
    }

    @ParameterizedTest
    @EnumSource
    void droppedStreamsOfOutputStreamsLeaveNeitherDescriptorNorFileNorThemselves(OutputCaching caching)
            throws Exception {
        byte[] bytes = new byte[1500];
        OutputStream out = OutputStream.nullOutputStream();
        dropMany(path -> {
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

    private void dropMany(Ask<Path, ImageOutputStream> opener) throws InterruptedException {
        new DroppedStreams(folder, cache).drop(8, 1, () -> {
            ImageOutputStream stream = opener.of(file);
            stream.writeByte(1);
            return stream;
        });
    }
}
