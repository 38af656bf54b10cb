package dev.slipstream.imageio.bench.workbench.worker;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;

/** Finds lines in an array of characters: no string is made. The fragment at the array's end is carried over. */
final class SeedCharLines {

    private static final int BUFFER = 8192;

    private final Reader in;
    private final SeedLineSink sink;
    private char[] chars = new char[BUFFER];
    /** The first character of the present line. */
    private int begin;
    /** The next one to look at. */
    private int next;
    /** Behind the last one read. */
    private int end;
    /** A line feed that comes now belongs to the carriage return before it. */
    private boolean afterReturn;

    private SeedCharLines(Reader in, SeedLineSink sink) {
        this.in = in;
        this.sink = sink;
    }

    static void read(Reader in, SeedLineSink sink) throws IOException {
        SeedCharLines lines = new SeedCharLines(in, sink);
        while (lines.fill()) {
            lines.scan();
        }
        if (lines.begin < lines.end) {
            sink.line(lines.chars, lines.begin, lines.end);
        }
    }

    /** Hands over all lines that end in the array. */
    private void scan() {
        if (afterReturn && chars[next] == '\n') {
            begin = ++next;
        }
        afterReturn = false;
        char[] c = chars;
        int i = next;
        while (i < end) {
            if (c[i] == '\n' || c[i] == '\r') {
                sink.line(c, begin, i);
                if (c[i] == '\r') {
                    afterReturn = i + 1 == end;
                    i += i + 1 < end && c[i + 1] == '\n' ? 1 : 0;
                }
                begin = i + 1;
            }
            i++;
        }
        next = end;
    }

    /** Moves the fragment to the array's begin, or to a larger array, and reads on behind it; false at the end. */
    private boolean fill() throws IOException {
        int carried = end - begin;
        char[] to = carried == chars.length ? Arrays.copyOf(chars, 2 * carried) : chars;
        System.arraycopy(chars, begin, to, 0, carried);
        chars = to;
        begin = 0;
        next = carried;
        int n = in.read(chars, carried, chars.length - carried);
        end = carried + Math.max(n, 0);
        return n >= 0;
    }
}
