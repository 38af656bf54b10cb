package dev.slipstream.imageio.bench.workbench.results;

import java.util.List;
import org.openjdk.jmh.util.ListStatistics;

/**
 * The times of one side in one row.
 *
 * @param repetitions in each of the iterations
 * @param nanos of each iteration, fork after fork
 * @param bytesPerRep allocated by the working thread, the least of all iterations; null if unknown
 * @param callsPerRep system calls of the working thread; null if they were not counted
 * @param classes that the process loaded; null if they were not counted
 * @param failure why there are no times; null if there are
 * @param writtenBytes how long a file is that a repetition writes; null if none is, or if nobody has looked
 */
public record Samples(long repetitions, List<Long> nanos, Double bytesPerRep, Double callsPerRep, LoadedClasses classes,
        String failure, Long writtenBytes) {

    private static final double CONFIDENCE = 0.95;
    private static final double NANOS_PER_MILLI = 1e6;
    /** With fewer, J2DAnalyzer takes the mean of all. */
    private static final int LEAST_FOR_MID_AVERAGE = 3;

    public Samples {
        nanos = List.copyOf(nanos);
    }

    /** Without system calls and classes. */
    public Samples(long repetitions, List<Long> nanos, Double bytesPerRep, String failure) {
        this(repetitions, nanos, bytesPerRep, null, null, failure, null);
    }

    /** One run of each process, and the classes that it loads. */
    public Samples(List<Long> nanos, LoadedClasses classes) {
        this(1, nanos, null, null, classes, null, null);
    }

    public Samples withCalls(double calls) {
        return new Samples(repetitions, nanos, bytesPerRep, calls, classes, failure, writtenBytes);
    }

    public Samples withWritten(long bytes) {
        return new Samples(repetitions, nanos, bytesPerRep, callsPerRep, classes, failure, bytes);
    }

    public static Samples failed(String why) {
        return new Samples(0, List.of(), null, why);
    }

    public boolean isFailure() {
        return nanos.isEmpty();
    }

    /** Of a repetition: the mean of all iterations but the fastest and the slowest, as J2DAnalyzer has it. */
    public double nanosPerRep() {
        if (isFailure()) {
            return Double.NaN;
        }
        ListStatistics all = statistics();
        double sum = all.getSum();
        int n = nanos.size();
        if (n >= LEAST_FOR_MID_AVERAGE) {
            sum -= all.getMin() + all.getMax();
            n -= 2;
        }
        return sum / n / repetitions;
    }

    /** Units per millisecond, for so many units in a repetition. */
    public double score(double unitsPerRep) {
        return NANOS_PER_MILLI * unitsPerRep / nanosPerRep();
    }

    /** Half of the 95 % confidence interval of the mean time, as a part of it; NaN for a single iteration. */
    public double error() {
        ListStatistics all = statistics();
        return nanos.size() < 2 ? Double.NaN : all.getMeanErrorAt(CONFIDENCE) / all.getMean();
    }

    /** The slowest iteration's time above the fastest's, as a part of the latter: J2DBench's "var". */
    public double spread() {
        ListStatistics all = statistics();
        return isFailure() ? Double.NaN : (all.getMax() - all.getMin()) / all.getMin();
    }

    private ListStatistics statistics() {
        return new ListStatistics(nanos.stream().mapToDouble(Long::doubleValue).toArray());
    }
}
