package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What README begins with: one figure of each of the large tables. */
final class SummaryTable implements ReadmeTable {

    private static final String SMALL = "20";
    private static final int BYTES_PER_INT = 4;
    private static final String CALLS = "read BMP 20x20, File";

    /** @param cells the JDK, Slipstream and the ratio of both, on one JDK */
    private record Row(String what, Function<JdkResults, List<String>> cells) {
    }

    private static final List<Row> ROWS = List.of(
            read("core-png", "file", "read a PNG of 20x20 pixels, from a File"),
            read("core-png", "byteArray", "the same, from an InputStream"),
            read("core-bmp", "file", "read a BMP of 20x20 pixels, from a File"),
            read("core-bmp", "byteArray", "the same, from an InputStream"),
            new Row("read a PNG photo of 4000x4000 pixels",
                    jdk -> KindTable.ofPng().cells(jdk, PngKind.RGB8_4000X4000.name())),
            new Row("write a PNG photo of 1000x1000 pixels, to memory",
                    jdk -> KindTable.ofWrites().cells(jdk, WrittenKind.PNG_RGB8_1000X1000.name())),
            new Row("write a BMP of 20x20 pixels, to an OutputStream",
                    jdk -> ImageTable.ofWrites().find(jdk, "core-bmp", SMALL, "byteArray")
                            .map(SummaryTable::perImage).orElse(List.of("", "", ""))),
            new Row("readInt(), from a File", jdk -> readInt(jdk).map(SummaryTable::perInt)
                    .orElse(List.of("", "", ""))),
            new Row("system calls for a BMP of 20x20 pixels, from a File",
                    jdk -> jdk.find(JdkResults.COUNTS, CALLS, Map.of()).filter(SummaryTable::isCounted)
                            .map(SummaryTable::calls).orElse(List.of("", "", ""))));

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        return new JdkColumns<>(List.of(""), List.of(">JDK %d", ">with Slipstream", ">times"),
                (Row row) -> List.of(row.what()), (jdk, row) -> row.cells().apply(jdk)).lines(ROWS, jdks);
    }

    private static Row read(String format, String source, String what) {
        return new Row(what, jdk -> ImageTable.ofReads().find(jdk, format, SMALL, source)
                .map(SummaryTable::perImage).orElse(List.of("", "", "")));
    }

    private static Optional<Result> readInt(JdkResults jdk) {
        return StreamTable.ofInputs().find(jdk, "readInt", "file");
    }

    private static List<String> perImage(Result result) {
        return timed(result, 1);
    }

    /** J2DBench counts bytes. */
    private static List<String> perInt(Result result) {
        return timed(result, BYTES_PER_INT / result.unitsPerRep());
    }

    private static List<String> timed(Result result, double partOfARep) {
        return List.of(Figures.time(result.sides().get(Result.JDK).nanosPerRep() * partOfARep),
                Figures.time(result.sides().get(Result.SLIPSTREAM).nanosPerRep() * partOfARep),
                Cells.ratio(result, Result.SLIPSTREAM));
    }

    /** System calls are left out where there is no strace. */
    private static boolean isCounted(Result result) {
        return result.sides().get(Result.JDK).callsPerRep() != null;
    }

    private static List<String> calls(Result result) {
        double jdk = result.sides().get(Result.JDK).callsPerRep();
        double ours = result.sides().get(Result.SLIPSTREAM).callsPerRep();
        return List.of(Figures.count(jdk), Figures.count(ours), Figures.number(jdk / ours));
    }
}
