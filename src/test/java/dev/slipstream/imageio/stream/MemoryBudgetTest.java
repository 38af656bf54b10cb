package dev.slipstream.imageio.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.testing.ChildJvm;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** Many streams at the same time, in a JVM with a small heap. */
class MemoryBudgetTest {

    @Test
    void manyOpenStreamsShareOneBudget() throws IOException, InterruptedException {
        List<String> lines = ChildJvm.withSlipstream().option("-Xmx256m").run(Main.class);
        assertEquals(List.of("read", "in a file: most", "closed: all is back", "abandoned: all is back"), lines);
    }

    @Test
    void aStreamMayHoldEightMebibytesOrAShareOfASmallHeap() {
        assertEquals(8 << 20, MemoryBlocks.thresholdFor(4L << 30));
        assertEquals(1 << 20, MemoryBlocks.thresholdFor(256 << 20));
    }

    /** The program that runs in that JVM. */
    static final class Main {

        private static final int STREAMS = 400;

        private Main() {}

        public static void main(String[] args) throws IOException, InterruptedException {
            long budget = MemoryBudget.LEFT.get();
            List<ImageInputStream> streams = open();
            System.out.println("read");
            int inFiles = 0;
            for (ImageInputStream stream : streams) {
                inFiles += stream.isCachedFile() ? 1 : 0;
            }
            System.out.println("in a file: " + (inFiles > STREAMS / 2 ? "most" : "" + inFiles));
            for (ImageInputStream stream : streams) {
                stream.close();
            }
            System.out.println("closed: " + (MemoryBudget.LEFT.get() == budget ? "all is back"
                    : "" + MemoryBudget.LEFT));
            streams.clear();
            open();
            for (int i = 0; i < 200 && MemoryBudget.LEFT.get() != budget; i++) {
                System.gc();
                Thread.sleep(10);
                MemoryBudget.takeBackAbandoned();
            }
            System.out.println("abandoned: " + (MemoryBudget.LEFT.get() == budget ? "all is back"
                    : "" + MemoryBudget.LEFT));
        }

        private static List<ImageInputStream> open() throws IOException {
            List<ImageInputStream> streams = new ArrayList<>();
            byte[] part = new byte[1 << 16];
            for (int i = 0; i < STREAMS; i++) {
                ImageInputStream stream = WindowedImageInputStream.of(megabyte(), (File) null);
                while (stream.read(part) >= 0) {
                    // its content does not matter
                }
                streams.add(stream);
            }
            return streams;
        }

        private static InputStream megabyte() {
            return new BufferedInputStream(new InputStream() {
                private int left = 1 << 20;

                @Override
                public int read() {
                    return left-- > 0 ? 7 : -1;
                }
            });
        }
    }
}
