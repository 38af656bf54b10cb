package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import dev.slipstream.imageio.bench.workbench.worker.SeedLineReading;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The third document's tables, one a file: the time in per cent of the buffered one, as there, and lines a second. */
final class LineTable {

    private static final double MILLIS_PER_SECOND = 1000;

    private LineTable() {
    }

    static void print(List<Result> results, PrintWriter out) {
        String separator = "";
        for (Result result : results) {
            if (result.name().equals(LineSeed.NAME)) {
                out.print(separator);
                print(result, out);
                separator = System.lineSeparator();
            }
        }
    }

    private static void print(Result result, PrintWriter out) {
        out.println(String.format(Locale.ROOT, "%,.0f %s lines that end in %s", result.unitsPerRep(),
                result.options().get(LineSeed.LINES), result.options().get(LineSeed.LINE_END)));
        Map<SeedLineReading, Integer> document =
                result.options().get(LineSeed.LINES).equals("long") ? LineFile.OF_LONG : LineFile.OF_SHORT;
        Table table = new Table("reader", ">document", ">time", ">lines/s", ">gain over JDK, File");
        for (LineReader reader : LineReader.values()) {
            Integer percent = document.get(reader.reading());
            table.add(reader.label(), percent == null ? Cells.NONE : percent + " %", time(result, reader),
                    speed(result, reader), Cells.percent(result.sides().get(LineReader.JDK_FILE.workload()),
                            result.sides().get(reader.workload())));
        }
        table.print(out);
        Seed.printFailures(result.options().get(LineSeed.LINES), result, out);
    }

    /** In per cent of the buffered stream's time: less is better. */
    private static String time(Result result, LineReader reader) {
        Samples base = result.sides().get(LineReader.BUFFERED.workload());
        Samples samples = result.sides().get(reader.workload());
        if (base == null || samples == null) {
            return Cells.NONE;
        }
        return samples.isFailure() ? Cells.FAILED : Figures.percent(samples.nanosPerRep() / base.nanosPerRep());
    }

    private static String speed(Result result, LineReader reader) {
        double score = result.score(reader.workload());
        return Double.isNaN(score) ? Cells.NONE : Figures.count(score * MILLIS_PER_SECOND);
    }
}
