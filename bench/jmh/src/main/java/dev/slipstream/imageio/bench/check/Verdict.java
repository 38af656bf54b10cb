package dev.slipstream.imageio.bench.check;

import dev.slipstream.imageio.bench.results.Result;
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
        if (Slack.isMore(ours.bytes(), bound.bytes())) {
            failures.add("allocates " + ours.bytes() + " bytes, " + (ours.bytes() - bound.bytes())
                    + " above its bound of " + bound.bytes());
        }
        if (ours.calls() != null && bound.calls() != null && ours.calls() > bound.calls()) {
            failures.add("makes " + ours.calls() + " system calls, above its bound of " + bound.calls());
        }
        if (Slack.isFarLess(ours.bytes(), bound.bytes())
                || ours.calls() != null && bound.calls() != null && ours.calls() < bound.calls()) {
            notes.add("bound could be lowered");
        }
    }

    private static void compareWithJdk(Cost ours, Cost jdk, String reason, List<String> failures,
            List<String> notes) {
        boolean moreCalls = ours.calls() != null && jdk.calls() != null && ours.calls() > jdk.calls();
        boolean moreBytes = Slack.isMore(ours.bytes(), jdk.bytes());
        if (!reason.isEmpty()) {
            notes.add(moreBytes || moreCalls ? "more than the JDK: " + reason : "not more than this JDK");
            return;
        }
        if (moreBytes) {
            failures.add("allocates " + ours.bytes() + " bytes, the JDK " + jdk.bytes()
                    + ", and the bounds give no reason");
        }
        if (moreCalls) {
            failures.add("makes " + ours.calls() + " system calls, the JDK " + jdk.calls()
                    + ", and the bounds give no reason");
        }
    }

    boolean isFailure() {
        return !failures.isEmpty();
    }
}
