package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import java.util.Map;

/**
 * The same work, done by several sides.
 *
 * @param traits what filters know about it
 * @param scores by side
 */
record Row(String name, Traits traits, Unit unit, Map<String, Score> scores) {

    private static final Gain UNKNOWN = new Gain(Double.NaN, Double.NaN);

    /** How many times better one side is than another; unknown if one of them has no score. */
    Gain gain(String side, String rival) {
        Score test = scores.get(side);
        Score base = scores.get(rival);
        if (test == null || base == null || test.isFailure() || base.isFailure()) {
            return UNKNOWN;
        }
        double ratio = unit.moreIsBetter() ? test.value() / base.value() : base.value() / test.value();
        // Nothing is as good as nothing.
        return new Gain(test.value() == base.value() ? 1 : ratio, Math.hypot(base.error(), test.error()));
    }

    /** Whether this side fails where the other one does not. */
    boolean isFailure(String side, String rival) {
        Score test = scores.get(side);
        Score base = scores.get(rival);
        return test != null && test.isFailure() && base != null && !base.isFailure();
    }

    /** Whether the group's subject loses against any of its rivals, or fails. */
    boolean isLost(Group group) {
        return group.rivals().stream().map(rival -> Verdict.of(this, group.subject(), rival))
                .anyMatch(verdict -> verdict == Verdict.LOSS || verdict == Verdict.FAILURE);
    }

    /** The least ratio of all; zero where the subject fails. */
    double worst(Group group) {
        return group.rivals().stream().filter(rival -> Verdict.of(this, group.subject(), rival) != Verdict.NONE)
                .mapToDouble(rival -> isFailure(group.subject(), rival) ? 0 : gain(group.subject(), rival).ratio())
                .min().orElse(Double.NaN);
    }

    /** The smallest score; NaN if every side fails. */
    double smallest() {
        return scores.values().stream().mapToDouble(Score::value).filter(value -> !Double.isNaN(value)).min()
                .orElse(Double.NaN);
    }

    /** On one line, without scores. */
    String describe() {
        return Facts.join(", ", name, traits.format(), traits.source(), traits.size(), traits.describeOthers());
    }
}
