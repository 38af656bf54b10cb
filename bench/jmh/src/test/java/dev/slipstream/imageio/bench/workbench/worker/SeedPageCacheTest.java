package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeedPageCacheTest {

    @TempDir
    private Path temp;

    @Test
    void whereNothingMayDropPagesItSaysWhy() throws IOException {
        Path counts = Files.writeString(temp.resolve("io"), "rchar: 7\nread_bytes: 4096\n");
        Path forbidden = temp.resolve("no-such-folder/drop_caches");
        SeedPageCache cache = new SeedPageCache("no-such-dd", forbidden, counts);
        assertFalse(cache.choose(file()));
        assertTrue(cache.describe().startsWith("no-such-dd iflag=nocache: Cannot run program \"no-such-dd\""),
                cache.describe());
        assertTrue(cache.describe().endsWith("; " + forbidden + ": " + forbidden), cache.describe());
    }

    /** A switch that is thrown without effect: the count of bytes from the device stays the same. */
    @Test
    void aWayWithoutEffectIsNotTrusted() throws IOException {
        Path counts = Files.writeString(temp.resolve("io"), "read_bytes: 4096\n");
        Path idle = Files.createFile(temp.resolve("drop_caches"));
        SeedPageCache cache = new SeedPageCache("true", idle, counts);
        assertFalse(cache.choose(file()));
        assertEquals("true iflag=nocache: the file was still in memory; " + idle + ": the file was still in memory",
                cache.describe());
        assertEquals("1\n", Files.readString(idle));
    }

    @Test
    void withoutTheSystemsCountNoWayIsTrusted() throws IOException {
        Path counts = temp.resolve("no-count");
        SeedPageCache cache = new SeedPageCache("true", Files.createFile(temp.resolve("drop_caches")), counts);
        assertFalse(cache.choose(file()));
        assertTrue(cache.describe().contains("no-count"), cache.describe());
    }

    private java.io.File file() throws IOException {
        return Files.write(temp.resolve("file"), new byte[10_000]).toFile();
    }
}
