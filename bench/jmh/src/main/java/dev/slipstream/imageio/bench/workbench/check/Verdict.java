package dev.slipstream.imageio.bench.workbench.check;

import dev.slipstream.imageio.bench.workbench.results.Count;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is to be said about one operation.
 *
 * @param bound what it may cost on this JDK; null if nobody has said
 * @param failures each as a sentence; empty if all is well
 * @param notes what does not fail, but a person should know
 */
record Verdict(Result result, Cost bound, List<String> failures, List<String> notes) {

    /** A longer name of a temporary file, a table that hashes differently. */
    private static final long SLACK_BYTES = 64;
    /** A line of code here and there, another compiler; not one class more. */
    private static final long SLACK_FILE_BYTES = 4096;
    /** A bound is worth lowering if this part of it is not needed, and more than the slack. */
    private static final int WORTH_LOWERING = 10;

    static Verdict of(Result result, Bound bound, int feature) {
        List<String> failures = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        Map.Entry<Integer, Cost> nearest = bound == null ? null : bound.nearest(feature);
        Cost allowed = nearest == null ? null : nearest.getValue();
        Cost ours = Cost.of(result.sides().get(Result.SLIPSTREAM));
        if (allowed == null) {
            failures.add("has no bound; --update makes one");
        } else {
            compareWithBound(ours, allowed, failures, notes);
        }
        compareWithJdk(ours, Cost.of(result.sides().get(Result.JDK)), bound == null ? "" : bound.reason(),
                failures, notes);
        return new Verdict(result, allowed, failures, notes);
    }

    private static void compareWithBound(Cost ours, Cost bound, List<String> failures, List<String> notes) {
        boolean isFarLess = false;
        for (Count count : Count.values()) {
            Long is = ours.of(count);
            Long may = bound.of(count);
            if (is != null && may != null) {
                isFarLess |= isFarLess(count, is, may);
                if (isMore(count, is, may)) {
                    failures.add(describe(count, is) + ", " + (is - may) + " above its bound of " + may);
                }
            }
        }
        if (isFarLess) {
            notes.add("bound could be lowered");
        }
    }

    private static void compareWithJdk(Cost ours, Cost jdk, String reason, List<String> failures,
            List<String> notes) {
        List<String> more = new ArrayList<>();
        for (Count count : Count.values()) {
            Long is = ours.of(count);
            Long ofJdk = jdk.of(count);
            if (is != null && ofJdk != null && isMore(count, is, ofJdk)) {
                more.add(describe(count, is) + ", the JDK " + ofJdk + ", and the bounds give no reason");
            }
        }
        if (reason.isEmpty()) {
            failures.addAll(more);
        } else {
            notes.add(more.isEmpty() ? "not more than this JDK" : "more than the JDK: " + reason);
        }
    }

    private static String describe(Count count, long value) {
        return switch (count) {
            case BYTES -> "allocates " + value + " bytes";
            case CALLS -> "makes " + value + " system calls";
            case CLASSES -> "loads " + value + " classes of jars";
            case MADE -> "has " + value + " classes made at run time";
            case FILE_BYTES -> "reads " + value + " bytes of class files";
        };
    }

    boolean isFailure() {
        return !failures.isEmpty();
    }

    /** How far a count may be off. */
    private static long slack(Count count) {
        return switch (count) {
            case BYTES -> SLACK_BYTES;
            case FILE_BYTES -> SLACK_FILE_BYTES;
            default -> 0;
        };
    }

    private static boolean isMore(Count count, long value, long bound) {
        return value > bound + slack(count);
    }

    private static boolean isFarLess(Count count, long value, long bound) {
        return value < bound - (slack(count) == 0 ? 0 : Math.max(slack(count), bound / WORTH_LOWERING));
    }
}
