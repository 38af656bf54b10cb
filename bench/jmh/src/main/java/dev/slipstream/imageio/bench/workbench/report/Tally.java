package dev.slipstream.imageio.bench.workbench.report;

import dev.slipstream.imageio.bench.workbench.results.Gain;
import java.util.Comparator;
import java.util.List;

/**
 * Many rows in one, against one rival.
 *
 * @param geometricMean of the ratios, but for those from or to nothing; NaN without any
 * @param ties rows whose error is larger than what is gained or lost
 * @param open rows that were not measured often enough to know an error
 * @param failures rows in which the rival has a score and the subject has none
 * @param best null without any ratio, as is {@code worst}
 */
record Tally(String rival, int rows, double geometricMean, int wins, int ties, int open, int losses, int failures,
        Row best, Row worst) {

    static Tally of(List<Row> rows, String subject, String rival) {
        List<Row> known = rows.stream().filter(row -> row.gain(subject, rival).isKnown()).toList();
        List<Gain> gains = known.stream().map(row -> row.gain(subject, rival)).toList();
        int failures = (int) rows.stream().filter(row -> row.isFailure(subject, rival)).count();
        Comparator<Row> byRatio = Comparator.comparingDouble(row -> row.gain(subject, rival).ratio());
        double mean = Math.exp(gains.stream().mapToDouble(gain -> Math.log(gain.ratio()))
                .filter(Double::isFinite).average()
                .orElse(Double.NaN));
        return new Tally(rival, known.size() + failures, mean, (int) gains.stream().filter(Gain::isWin).count(),
                (int) gains.stream().filter(gain -> gain.isErrorKnown() && gain.isTie()).count(),
                (int) gains.stream().filter(gain -> !gain.isErrorKnown()).count(),
                (int) gains.stream().filter(Gain::isLoss).count(),
                failures, known.stream().max(byRatio).orElse(null),
                known.stream().min(byRatio).orElse(null));
    }
}
