package dev.slipstream.imageio.trial;

import java.util.Locale;

/** What is known of the images of one format, read or written. */
final class Row {

    /** How often each JVM must read an image in each half of the measuring: by then its code is compiled. */
    static final int ENOUGH = 5;

    /** Beside the halves 0 and 1: what does not count. */
    static final int WARM_UP = 2;

    static final String HEADER = String.format("%-11s %7s %7s %7s %12s %12s  %s", "", "images", "equal", "timed",
            "JDK", "Slipstream", "times");

    /** Ratios of the two halves that differ by more than this factor show nothing. */
    private static final double UNEVEN = 1.25;

    /** An image counts as slower if its ratio is below this in both halves. */
    private static final double SLOWER = 0.9;

    private final String name;
    private int images;
    private int equal;
    private int timed;
    private long jdkBytes;
    private long bytes;

    /** Milliseconds for the timed images: in the first half, in the second, and the least of both for each image. */
    private final double[] jdk = new double[3];

    private final double[] slipstream = new double[3];

    Row(String name) {
        this.name = name;
    }

    void add(boolean isEqual, long jdkLength, long length) {
        images++;
        equal += isEqual ? 1 : 0;
        jdkBytes += jdkLength;
        bytes += length;
    }

    /** Adds the answers to {@link TrialJvm#TIMES} from field {@code first} on; returns a line if slower, or "". */
    String time(String[] theirs, String[] ours, int first) {
        for (int half = first; half < first + 2; half++) {
            if (Math.min(Integer.parseInt(theirs[half]), Integer.parseInt(ours[half])) < ENOUGH) {
                return "";
            }
        }
        timed++;
        double[] their = add(jdk, theirs, first + 3);
        double[] our = add(slipstream, ours, first + 3);
        return Math.max(their[0] / our[0], their[1] / our[1]) >= SLOWER ? ""
                : String.format(Locale.ROOT, "%s %.3f ms, with the JDK %.3f ms", name, our[2], their[2]);
    }

    private static double[] add(double[] sums, String[] answer, int first) {
        double half = Double.parseDouble(answer[first]) / 1e6;
        double other = Double.parseDouble(answer[first + 1]) / 1e6;
        double[] times = {half, other, Math.min(half, other)};
        for (int i = 0; i < sums.length; i++) {
            sums[i] += times[i];
        }
        return times;
    }

    @Override
    public String toString() {
        String counts = String.format("%-11s %7d %7d %7d ", name, images, equal, timed);
        if (timed == 0) {
            return counts + "too few reads to be warm: --seconds";
        }
        double half = jdk[0] / slipstream[0];
        double other = jdk[1] / slipstream[1];
        if (Math.max(half, other) > UNEVEN * Math.min(half, other)) {
            return counts + String.format(Locale.ROOT, "uneven: %.2f, %.2f times", half, other);
        }
        return counts + String.format(Locale.ROOT, "%9.2f ms %9.2f ms  %.2f", jdk[2], slipstream[2],
                jdk[2] / slipstream[2]) + (bytes == jdkBytes ? "" : ", " + 100 * bytes / jdkBytes + " % size");
    }
}
