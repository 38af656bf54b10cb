package dev.slipstream.imageio.bench.workbench.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * How many bytes the images of a format take.
 *
 * @param worst the one that Slipstream writes largest, compared with the JDK
 */
record WrittenSizes(String format, int images, long jdkBytes, long slipstreamBytes, ComparedTask worst) {

    /** Of the formats that the sides do not write with the same number of bytes; each image counts once. */
    static List<WrittenSizes> of(List<ComparedTask> rows) {
        List<ComparedTask> sized = rows.stream().filter(ComparedTask::isSized).toList();
        List<WrittenSizes> all = new ArrayList<>();
        for (String format : new TreeSet<>(sized.stream().map(ComparedTask::format).toList())) {
            List<ComparedTask> ofFormat = sized.stream().filter(row -> row.format().equals(format)).toList();
            String place = ofFormat.get(0).task().place();
            WrittenSizes sizes = of(format, ofFormat.stream().filter(row -> row.task().place().equals(place)).toList());
            if (sizes.jdkBytes() != sizes.slipstreamBytes()) {
                all.add(sizes);
            }
        }
        return all;
    }

    private static WrittenSizes of(String format, List<ComparedTask> rows) {
        return new WrittenSizes(format, rows.size(),
                rows.stream().mapToLong(row -> row.bytes(ComparedTask::jdk)).sum(),
                rows.stream().mapToLong(row -> row.bytes(ComparedTask::slipstream)).sum(),
                rows.stream().max(Comparator.comparingDouble(ComparedTask::sizeRatio)).orElseThrow());
    }

    /** All that Slipstream has written, as a part of what the JDK has. */
    double ratio() {
        return (double) slipstreamBytes / jdkBytes;
    }
}
