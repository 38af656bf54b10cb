package dev.slipstream.imageio.bench.sizes;

import java.io.IOException;
import java.util.List;

/** A line for each write, with commas between its cells. */
final class WrittenLines {

    private static final String HEADINGS = "class,file,type,level,jdk bytes,bytes,same,jdk ns,ns\n";

    private WrittenLines() {
    }

    static void write(List<Written> writes, Appendable out) throws IOException {
        out.append(HEADINGS);
        for (Written write : writes) {
            out.append(quoted(write.subject().group())).append(',').append(quoted(write.subject().name())).append(',')
                    .append(write.type().description()).append(',').append(write.level().toString()).append(',')
                    .append(Integer.toString(write.jdkBytes())).append(',').append(Integer.toString(write.bytes()))
                    .append(',').append(Boolean.toString(write.isSame())).append(',')
                    .append(Long.toString(write.jdkNanos())).append(',').append(Long.toString(write.nanos()))
                    .append('\n');
        }
    }

    /** In quotes, if there is need. */
    private static String quoted(String name) {
        return name.matches("[^,\"\n]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
    }
}
