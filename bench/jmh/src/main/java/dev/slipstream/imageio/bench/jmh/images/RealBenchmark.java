package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.jmh.NanosecondBenchmark;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Nanoseconds for all real images of a folder, one after the other, and of each by itself ({@link FileTimes}): no
 * image is learned by heart as one that is repeated would be. The heap is there from the start: one that grows
 * measures how the operating system hands out pages.
 */
@Fork(value = 1, jvmArgsAppend = {NanosecondBenchmark.COLLECTOR, "-Xms2g", "-Xmn512m", "-XX:+AlwaysPreTouch"})
public abstract class RealBenchmark extends NanosecondBenchmark {

    @Param({"JDK", "SLIPSTREAM"})
    private ImageSide side;

    /** The {@code jmh} command fills in all there are. */
    @Param("")
    private String folder;

    private final List<Work> all = new ArrayList<>();

    /** What is done with one file; returns anything. */
    interface Action {

        Object run() throws IOException;
    }

    private record Work(String file, Action action) {
    }

    /** What to do with that file, or null if this side cannot. */
    abstract Action action(RealImages.File file) throws IOException;

    /** Reads the files, and makes ImageIO the side's. */
    @Setup
    public void setUp() throws IOException {
        List<RealImages.File> files = RealImages.in(folder);
        prepare(files);
        RealImages.File first = files.get(0);
        ImageIoReads.setUp(side, first.format(), first.bytes());
        for (RealImages.File file : files) {
            side.mustRead(file.format());
            side.mustWrite(file.format());
            Action action = action(file);
            if (action == null) {
                System.err.println(side + " cannot do this with " + file.name());
            } else {
                all.add(new Work(file.name(), action));
            }
        }
    }

    /** What is to be done by the JDK on both sides. */
    void prepare(List<RealImages.File> files) throws IOException {
    }

    final Object runAll() throws IOException {
        Object last = null;
        for (Work work : all) {
            long begin = System.nanoTime();
            last = work.action().run();
            FileTimes.add(work.file(), System.nanoTime() - begin);
        }
        return last;
    }
}
