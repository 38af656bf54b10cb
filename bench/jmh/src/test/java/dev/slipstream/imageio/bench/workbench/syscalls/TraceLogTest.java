package dev.slipstream.imageio.bench.workbench.syscalls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceLogTest {

    private static final String TRACE = """
            11  openat(AT_FDCWD, "/before", O_RDONLY) = 4
            11  newfstatat(AT_FDCWD, "/marks/0-0", 0x7f, 0) = -1 ENOENT (No such file or directory)
            11  openat(AT_FDCWD, "/a.png", O_RDONLY) = 4
            12  futex(0x7f, FUTEX_WAKE_PRIVATE, 1) = 0
            11  read(4, "\\211PNG"..., 8192) = 100
            11  read(4,  <unfinished ...>
            12  openat(AT_FDCWD, "/tmp/imageio1.tmp", O_RDWR|O_CREAT|O_EXCL, 0600) = 5
            11  <... read resumed>"", 8192)        = 0
            11  --- SIGSEGV {si_signo=SIGSEGV, si_code=SEGV_MAPERR, si_addr=0x8} ---
            11  close(4) = 0
            11  newfstatat(AT_FDCWD, "/marks/0-1", 0x7f, 0) = -1 ENOENT (No such file or directory)
            11  read(4, "", 8192) = 0
            11  newfstatat(AT_FDCWD, "/marks/0-2", 0x7f, 0) = -1 ENOENT (No such file or directory)
            11  openat(AT_FDCWD, "/warm", O_RDONLY) = 4
            11  newfstatat(AT_FDCWD, "/marks/1-0", 0x7f, 0) = -1 ENOENT (No such file or directory)
            11  newfstatat(AT_FDCWD, "/marks/1-1", 0x7f, 0) = -1 ENOENT (No such file or directory)
            11  exit_group(0) = ?
            11  +++ exited with 0 +++
            """;

    @TempDir
    private Path folder;

    @Test
    void callsOfTheReadingThreadBetweenTheMarksCount() throws IOException {
        Map<Integer, List<TracedRun>> reads = reads();
        assertEquals(List.of(0, 1), List.copyOf(reads.keySet()));
        assertEquals(List.of(4, 1), reads.get(0).stream().map(TracedRun::total).toList());
        assertEquals(Map.of("openat", 1, "read", 2, "close", 1), reads.get(0).get(0).calls());
        assertTrue(reads.get(0).get(0).describe().startsWith("read 2, "));
        assertEquals(List.of(0), reads.get(1).stream().map(TracedRun::total).toList());
    }

    @Test
    void fileThatAnyThreadCreatesIsReported() throws IOException {
        assertEquals(List.of("/tmp/imageio1.tmp"), reads().get(0).get(0).createdFiles());
        assertEquals(List.of(), reads().get(0).get(1).createdFiles());
    }

    @Test
    void medianReadIsTheOneInTheMiddle() throws IOException {
        List<TracedRun> reads = reads().get(0);
        assertEquals(1, TraceLog.median(reads).total());
        assertEquals(4, TraceLog.median(List.of(reads.get(0), reads.get(1), reads.get(0))).total());
    }

    private Map<Integer, List<TracedRun>> reads() throws IOException {
        return TraceLog.read(Files.writeString(folder.resolve("trace"), TRACE), Path.of("/marks"));
    }
}
