package dev.slipstream.imageio.bench.syscalls;

import dev.slipstream.imageio.bench.compare.Table;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/** System calls of one warm read of each image, on both sides: their number, their names, the files they created. */
record SyscallTable(List<TracedImage> images, Map<Integer, List<TracedRead>> jdk,
        Map<Integer, List<TracedRead>> slipstream) {

    void print(PrintWriter out) {
        Table counts = new Table("file", "source", ">JDK", ">Slipstream", "JDK creates", "Slipstream creates");
        Table names = new Table("file", "source", "side", "calls");
        for (int i = 0; i < images.size(); i++) {
            String file = images.get(i).file().getFileName().toString();
            String source = images.get(i).origin().label();
            TracedRead ofJdk = TraceLog.median(jdk.get(i));
            TracedRead ofSlipstream = TraceLog.median(slipstream.get(i));
            counts.add(file, source, Integer.toString(ofJdk.total()), Integer.toString(ofSlipstream.total()),
                    created(jdk.get(i)), created(slipstream.get(i)));
            names.add(file, source, "JDK", ofJdk.describe());
            names.add("", "", "Slipstream", ofSlipstream.describe());
        }
        out.println("System calls of one warm ImageIO.read (InputStream: open, read, close of a FileInputStream):");
        counts.print(out);
        out.println();
        names.print(out);
        out.flush();
    }

    /** Looked for in every read, not only in the median one. */
    private static String created(List<TracedRead> reads) {
        long creating = reads.stream().filter(read -> !read.createdFiles().isEmpty()).count();
        return creating == 0 ? "no file" : "a file in " + creating + " of " + reads.size() + " reads";
    }
}
