package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The second document's two tables: what is allocated for a stream of unknown length, and what reading it takes. */
final class CacheTable {

    private static final double MICROS_PER_SECOND = 1e6;

    /** In the order of the columns. */
    private static final List<String> SIDES = List.of(CacheSeed.READ_ALL_BYTES, Result.JDK,
            Result.JDK + CacheSeed.FILE_CACHE, Result.TWELVEMONKEYS, Result.TWELVEMONKEYS + CacheSeed.FILE_CACHE,
            Result.SLIPSTREAM, Result.SLIPSTREAM + CacheSeed.FILE_CACHE);

    private CacheTable() {
    }

    static void print(List<Result> results, PrintWriter out) {
        List<Result> rows = results.stream().filter(result -> result.name().equals(CacheSeed.NAME)).toList();
        out.println("Bytes allocated for a stream of that length; the document's model: doubling, list of blocks");
        print(rows, out, figures -> Figures.count(figures.doublingBytes()),
                figures -> Figures.count(figures.listBytes()),
                Cells::bytes);
        out.println();
        out.println("Microseconds to read it to the end; the document's machine: doubling, list of blocks");
        print(rows, out, figures -> Figures.number(MICROS_PER_SECOND / figures.doublingOps()),
                figures -> Figures.number(MICROS_PER_SECOND / figures.listOps()), Cells::micros);
        rows.forEach(row -> Seed.printFailures("length " + row.options().get(CacheSeed.LENGTH), row, out));
    }

    private static void print(List<Result> rows, PrintWriter out, Function<ReadAllBytesFigures, String> doubling,
            Function<ReadAllBytesFigures, String> list, Function<Samples, String> cell) {
        Table table = new Table(">length", ">doubling", ">list", ">readAllBytes", ">JDK memory", ">file",
                ">TwelveMonkeys memory", ">file", ">Slipstream memory", ">file");
        for (Result row : rows) {
            ReadAllBytesFigures figures = ReadAllBytesFigures.of(Integer.parseInt(row.options().get(CacheSeed.LENGTH)));
            List<String> cells = new ArrayList<>(
                    List.of(Integer.toString(figures.length()), doubling.apply(figures), list.apply(figures)));
            SIDES.forEach(side -> cells.add(cell.apply(row.sides().get(side))));
            table.add(cells);
        }
        table.print(out);
    }
}
