package dev.slipstream.imageio.bench.workbench.suite;

import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Two tables in Markdown: how many files of each category each side reads how, and the files in which they differ. */
record SuiteTable(BmpSuite suite, SuiteResult result) {

    void print(PrintWriter out) {
        Table table = new Table(Stream.concat(Stream.of("files", "reader"),
                Stream.of(Verdict.values()).map(verdict -> ">" + verdict)).toList());
        for (String category : BmpSuite.CATEGORIES) {
            List<Integer> files = filesOf(category);
            for (int side = 0; side < result.sides().size(); side++) {
                table.add(Stream.concat(
                        Stream.of(side == 0 ? category + ", " + files.size() : "", result.sides().get(side)),
                        counts(side, files)).toList());
            }
        }
        table.markdown().forEach(out::println);
        out.println();
        printDifferences(out);
        out.flush();
    }

    private List<Integer> filesOf(String category) {
        return IntStream.range(0, suite.files().size())
                .filter(file -> suite.files().get(file).category().equals(category)).boxed().toList();
    }

    private Stream<String> counts(int side, List<Integer> files) {
        return Stream.of(Verdict.values()).map(verdict -> {
            long count = files.stream().filter(file -> result.verdict(suite, side, file) == verdict).count();
            return count == 0 ? "" : Long.toString(count);
        });
    }

    private void printDifferences(PrintWriter out) {
        List<Integer> different = IntStream.range(0, suite.files().size())
                .filter(file -> descriptions(file).distinct().count() > 1).boxed().toList();
        if (different.isEmpty()) {
            out.println("All read every file alike.");
            return;
        }
        Table table = new Table(Stream.concat(Stream.of("file"), result.sides().stream()).toList());
        for (int file : different) {
            table.add(Stream.concat(Stream.of(suite.files().get(file).name()), descriptions(file)).toList());
        }
        table.markdown().forEach(out::println);
    }

    private Stream<String> descriptions(int file) {
        return IntStream.range(0, result.sides().size()).mapToObj(side -> describe(side, file));
    }

    private String describe(int side, int file) {
        Verdict verdict = result.verdict(suite, side, file);
        return verdict == Verdict.UNJUDGED && !result.isAsTheJdks(side, file)
                ? verdict + ", not as the JDK" : verdict.toString();
    }

    /** Why images are missing, a line each. */
    void printFailures(PrintWriter out) {
        for (int file = 0; file < suite.files().size(); file++) {
            for (int side = 0; side < result.sides().size(); side++) {
                SuiteReading reading = result.reading(side, file);
                if (!reading.isImage()) {
                    out.println(suite.files().get(file).name() + "  " + result.sides().get(side) + "  "
                            + reading.failure());
                }
            }
        }
        out.flush();
    }
}
