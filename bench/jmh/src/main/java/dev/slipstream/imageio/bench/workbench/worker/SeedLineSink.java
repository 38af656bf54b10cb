package dev.slipstream.imageio.bench.workbench.worker;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Takes lines as a reader finds them, without their ends. */
interface SeedLineSink {

    void line(String line);

    /** The same for who makes no strings. */
    void line(char[] chars, int from, int to);

    /** Enough that nobody can leave a line out. */
    @SuppressWarnings("UnusedVariable") // written only: nobody reads them, yet they are in the heap
    final class Totals implements SeedLineSink {

        private long lines;
        private long characters;

        @Override
        public void line(String line) {
            lines++;
            characters += line.length();
        }

        @Override
        public void line(char[] chars, int from, int to) {
            lines++;
            characters += to - from;
        }
    }

    /** Every character of every line, and where lines end. */
    final class Digest implements SeedLineSink {

        private final CRC32 sum = new CRC32();
        private long lines;

        @Override
        public void line(String line) {
            sum.update(line.getBytes(StandardCharsets.UTF_16BE));
            sum.update('\n');
            lines++;
        }

        @Override
        public void line(char[] chars, int from, int to) {
            line(new String(chars, from, to - from));
        }

        @Override
        public String toString() {
            return lines + " lines, CRC " + Long.toHexString(sum.getValue());
        }
    }
}
