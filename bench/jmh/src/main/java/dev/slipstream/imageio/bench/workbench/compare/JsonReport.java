package dev.slipstream.imageio.bench.workbench.compare;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.slipstream.imageio.bench.workbench.results.ComparisonFile;
import dev.slipstream.imageio.bench.workbench.results.Environment;
import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import java.util.List;

/** Everything that was found out, for programs: also where, every iteration's time and every image's facts. */
final class JsonReport {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private JsonReport() {
    }

    static void write(List<ComparedTask> rows, List<String> sides, Environment environment, Appendable out) {
        GSON.toJson(new ComparisonFile(sides, environment, rows.stream().map(JsonReport::image).toList(),
                Summary.of(rows).stream().map(JsonReport::total).toList(),
                rows.stream().allMatch(ComparedTask::isEqual)), out);
    }

    private static ComparisonFile.Image image(ComparedTask row) {
        return new ComparisonFile.Image(row.file().toString(), row.format(), row.size(), row.task().place(),
                half(row.jdk()), half(row.slipstream()), finite(row.ratio()), row.isEqual(),
                row.isJdkError() ? row.jdkError().name() : null, row.differences());
    }

    private static ComparisonFile.Half half(Measurement measurement) {
        Outcome outcome = measurement.outcome();
        return new ComparisonFile.Half(outcome.kind().name(), outcome.facts(), finite(measurement.micros()),
                measurement.microsOfRounds());
    }

    private static ComparisonFile.Total total(Summary sum) {
        return new ComparisonFile.Total(sum.place(), sum.format(), sum.images(), sum.jdkMicros(),
                sum.slipstreamMicros(), sum.ratio(), sum.geometricMean());
    }

    /** JSON has no NaN: an image without a time has none here either. */
    private static Double finite(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
