package dev.slipstream.imageio.bench.jmh.documents;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import dev.slipstream.imageio.bench.jmh.images.ImageSide;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageInputStream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * One large array, filled from a file: java.io once took native memory of the same size for it. The heap is of one size
 * and touched before, so that what the process grows by is outside of it.
 */
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms1200m", "-Xmx1200m", "-Xmn64m",
    "-XX:+AlwaysPreTouch"})
public class LargeReads extends NanosecondBenchmark {

    private static final int KIBI = 1024;
    /** Makes the kernel forget the process' largest size so far. */
    private static final String FORGET_PEAK = "5";
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Path CLEAR = Path.of("/proc/self/clear_refs");

    @Param({"1048576", "10485760", "262144000", "524288000", "1000000000"})
    private int length;

    @Param
    private ImageSide side;

    private Path file;
    private byte[] bytes;
    private ImageInputStream stream;

    /** By how much the process was larger at its largest than before; 0 where the system does not tell. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Growth {

        public long nativeBytes;
        private long before;

        @Setup(Level.Iteration)
        public void forget() throws IOException {
            if (Files.isWritable(CLEAR)) {
                Files.writeString(CLEAR, FORGET_PEAK);
                before = status("VmRSS:");
            }
        }

        @TearDown(Level.Iteration)
        public void tell() throws IOException {
            nativeBytes = Files.isWritable(CLEAR) ? Math.max(0, status("VmHWM:") - before) : 0;
        }

        private static long status(String name) throws IOException {
            return Files.readAllLines(STATUS).stream().filter(line -> line.startsWith(name))
                    .mapToLong(line -> KIBI * Long.parseLong(line.replaceAll("\\D", ""))).findFirst().orElse(0);
        }
    }

    @Setup
    public void open() throws IOException {
        side.takeOver();
        file = Files.createTempFile("slipstream-large-", ".tmp");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(length);
        }
        bytes = new byte[length];
        stream = ImageIO.createImageInputStream(file.toFile());
    }

    @TearDown
    public void close() throws IOException {
        stream.close();
        Files.delete(file);
    }

    @Benchmark
    public byte read(Growth growth) throws IOException {
        stream.seek(0);
        stream.readFully(bytes);
        return bytes[length - 1];
    }
}
