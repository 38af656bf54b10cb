package dev.slipstream.imageio.bench.workbench.compare;

import dev.slipstream.imageio.bench.workbench.worker.Outcome;
import java.io.IOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The table of images for a spreadsheet; those that neither side can decode or write are in it, without times. */
final class CsvReport {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder()
            .setHeader("file", "format", "size", "place", "jdk_us", "slipstream_us", "ratio", "equal",
                    "jdk_error", "jdk", "slipstream", "jdk_reader", "slipstream_reader", "jdk_bytes",
                    "slipstream_bytes")
            .setNullString("").setRecordSeparator('\n').get();

    private CsvReport() {
    }

    static void write(List<ComparedTask> rows, Appendable out) throws IOException {
        CSVPrinter printer = new CSVPrinter(out, FORMAT);
        for (ComparedTask row : rows) {
            printer.printRecord(row.file(), row.format(), row.size(), row.task().place(),
                    number(row.jdk().micros()), number(row.slipstream().micros()), number(row.ratio()),
                    row.isEqual(), row.isJdkError() ? row.jdkError() : null,
                    row.jdk().outcome().describe(), row.slipstream().outcome().describe(),
                    row.jdk().outcome().fact(Outcome.READER), row.slipstream().outcome().fact(Outcome.READER),
                    row.jdk().outcome().fact(Outcome.LENGTH), row.slipstream().outcome().fact(Outcome.LENGTH));
        }
        printer.flush();
    }

    private static Double number(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
