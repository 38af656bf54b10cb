package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Curve;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** After how many images Slipstream has made up for what its start takes longer. */
final class BreakEvenTable implements ReadmeTable {

    private record Row(String name, String source) {
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        Set<Row> rows = new LinkedHashSet<>();
        jdks.forEach(jdk -> curves(jdk).forEach(curve -> rows.add(new Row(curve.name(), curve.source()))));
        return new JdkColumns<>(List.of("images", "source"), List.of(">JDK %d: ahead from image"),
                (Row row) -> List.of(row.name(), row.source()), BreakEvenTable::cells).lines(List.copyOf(rows), jdks);
    }

    private static List<String> cells(JdkResults jdk, Row row) {
        return List.of(curves(jdk).stream()
                .filter(curve -> row.equals(new Row(curve.name(), curve.source()))).findFirst()
                .map(BreakEvenTable::breakEven).orElse(""));
    }

    private static List<Curve> curves(JdkResults jdk) {
        return Curve.of(jdk.results(JdkResults.COLD).toList());
    }

    private static String breakEven(Curve curve) {
        OptionalInt images = curve.breakEven(Result.JDK, Result.SLIPSTREAM);
        int last = curve.points().get(curve.points().size() - 1).images();
        return images.isPresent()
                ? Figures.count(images.getAsInt())
                : "not within " + Figures.count(last);
    }
}
