package dev.slipstream.imageio.bench.compare;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.slipstream.imageio.bench.jdkerror.JdkError;
import dev.slipstream.imageio.bench.results.Environment;
import dev.slipstream.imageio.bench.worker.Outcome;
import java.util.List;
import java.util.Map;

/** Everything that was found out, for programs: also where, the time of every round and the facts of every image. */
final class JsonReport implements Report {

    private record Half(String outcome, Map<String, String> facts, Double micros, List<Double> microsOfRounds) {

        private static Half of(Measurement measurement) {
            Outcome outcome = measurement.outcome();
            return new Half(outcome.kind().name(), outcome.facts(), finite(measurement.micros()),
                    measurement.microsOfRounds());
        }
    }

    private record Line(String file, String format, String size, String place, Half jdk, Half slipstream,
            Double ratio, boolean equal, JdkError jdkError, List<String> differences) {

        private static Line of(Row row) {
            return new Line(row.file().toString(), row.format(), row.size(), row.task().place(),
                    Half.of(row.jdk()), Half.of(row.slipstream()), finite(row.ratio()), row.isEqual(),
                    row.isJdkError() ? row.jdkError() : null, row.differences());
        }
    }

    private record Sum(String place, String format, int images, double jdkMicros, double slipstreamMicros,
            double ratio, double geometricMean) {

        private static Sum of(Summary sum) {
            return new Sum(sum.place(), sum.format(), sum.images(), sum.jdkMicros(),
                    sum.slipstreamMicros(), sum.ratio(), sum.geometricMean());
        }
    }

    private record Document(List<String> sides, Environment environment, List<Line> images, List<Sum> totals,
            boolean equal) {
    }

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final List<String> sides;
    private final Environment environment;

    JsonReport(List<String> sides, Environment environment) {
        this.sides = List.copyOf(sides);
        this.environment = environment;
    }

    @Override
    public void write(List<Row> rows, Appendable out) {
        GSON.toJson(new Document(sides, environment, rows.stream().map(Line::of).toList(),
                Summary.of(rows).stream().map(Sum::of).toList(), rows.stream().allMatch(Row::isEqual)), out);
    }

    /** JSON has no NaN: an image without a time has none here either. */
    private static Double finite(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
