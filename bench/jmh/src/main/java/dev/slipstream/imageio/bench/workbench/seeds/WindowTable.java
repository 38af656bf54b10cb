package dev.slipstream.imageio.bench.workbench.seeds;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.results.Samples;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import dev.slipstream.imageio.bench.workbench.worker.SeedSweep;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The fourth document's tables: milliseconds for the file, and the throughput in per cent of that with 8 KiB. */
final class WindowTable {

    private static final String CUSTOMARY = "8192";

    private final List<Result> results;
    private final PrintWriter out;

    private WindowTable(List<Result> results, PrintWriter out) {
        this.results = results;
        this.out = out;
    }

    static void print(List<Result> results, PrintWriter out) {
        WindowTable tables = new WindowTable(
                results.stream().filter(result -> result.name().startsWith("seed4.")).toList(), out);
        tables.printReads();
        out.println();
        tables.printWrites();
    }

    private void printReads() {
        out.println("Milliseconds to read " + size() + " (throughput in per cent of that with 8 KiB)");
        Table table = new Table("window", ">document's claim", ">FileInputStream", ">readInt", ">read(byte[512])",
                ">device: FileInputStream", ">readInt", ">read(byte[512])");
        for (String window : windows()) {
            List<String> cells = new ArrayList<>(List.of(label(window), claim(window)));
            for (String from : List.of(WindowSamples.PAGE_CACHE, WindowSamples.DEVICE)) {
                cells.add(cell(SeedSweep.TRANSFER, from, window, WindowSamples.LOOP));
                cells.add(cell(SeedSweep.READ_INT, from, window, Result.SLIPSTREAM));
                cells.add(cell(SeedSweep.READ_PIECES, from, window, Result.SLIPSTREAM));
            }
            table.add(cells);
        }
        for (String side : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
            List<String> cells = new ArrayList<>(List.of(side, Cells.NONE));
            for (String from : List.of(WindowSamples.PAGE_CACHE, WindowSamples.DEVICE)) {
                cells.add(Cells.NONE);
                cells.add(cell(SeedSweep.READ_INT, from, WindowSamples.AS_SHIPPED, side));
                cells.add(cell(SeedSweep.READ_PIECES, from, WindowSamples.AS_SHIPPED, side));
            }
            table.add(cells);
        }
        table.print(out);
        out.println(aboutTheDevice());
    }

    private void printWrites() {
        out.println("Milliseconds to write " + size() + " by writeInt, into the page cache");
        Table table = new Table("window", ">new file", ">over existing bytes");
        for (String window : windows()) {
            table.add(label(window), write(SeedSweep.WRITE_NEW, window, Result.SLIPSTREAM),
                    write(SeedSweep.WRITE_OVER, window, Result.SLIPSTREAM));
        }
        for (String side : List.of(Result.JDK, Result.TWELVEMONKEYS)) {
            table.add(side, write(SeedSweep.WRITE_NEW, WindowSamples.AS_SHIPPED, side),
                    write(SeedSweep.WRITE_OVER, WindowSamples.AS_SHIPPED, side));
        }
        table.print(out);
    }

    private String write(SeedSweep sweep, String window, String side) {
        return cell(sweep, WindowSamples.PAGE_CACHE, window, side);
    }

    /** Numbers first, in their order. */
    private Set<String> windows() {
        Set<String> windows = new LinkedHashSet<>();
        results.stream().map(result -> result.options().get(WindowSamples.WINDOW))
                .filter(window -> !window.equals(WindowSamples.AS_SHIPPED)).forEach(windows::add);
        windows.add(WindowSamples.AS_SHIPPED);
        return windows;
    }

    private static String label(String window) {
        return window.equals(WindowSamples.AS_SHIPPED)
                ? "Slipstream " + window
                : Figures.size(Long.parseLong(window));
    }

    private static String claim(String window) {
        String claimed =
                window.equals(WindowSamples.AS_SHIPPED) ? "" : WindowSeed.claimed(Integer.parseInt(window));
        return claimed.isEmpty() ? Cells.NONE : claimed;
    }

    private String cell(SeedSweep sweep, String from, String window, String side) {
        Samples samples = samples(sweep, from, window, side);
        if (samples == null || samples.isFailure()) {
            return Cells.NONE;
        }
        Samples base = samples(sweep, from, CUSTOMARY,
                sweep == SeedSweep.TRANSFER ? WindowSamples.LOOP : Result.SLIPSTREAM);
        String percent = base == null || base.isFailure()
                ? ""
                : " (" + Figures.percent(base.nanosPerRep() / samples.nanosPerRep()) + ")";
        return Cells.millis(samples) + percent;
    }

    private Samples samples(SeedSweep sweep, String from, String window, String side) {
        return find(sweep, from, window).map(result -> result.sides().get(side)).orElse(null);
    }

    private Optional<Result> find(SeedSweep sweep, String from, String window) {
        return results.stream().filter(result -> result.name().equals(WindowSamples.name(sweep))
                && from.equals(result.options().get(WindowSamples.FROM))
                && window.equals(result.options().get(WindowSamples.WINDOW))).findFirst();
    }

    private String aboutTheDevice() {
        Result fromDevice = find(SeedSweep.READ_INT, WindowSamples.DEVICE, WindowSamples.AS_SHIPPED).orElseThrow();
        String way = fromDevice.options().get(WindowSamples.FORGOTTEN);
        return way == null
                ? fromDevice.sides().get(Result.SLIPSTREAM).failure()
                : String.format(Locale.ROOT, "Device: page cache dropped before each read by %s; at least %,d of %,d"
                        + " bytes came from the device", way, leastFromDevice(), length());
    }

    private long length() {
        return (long) results.get(0).unitsPerRep();
    }

    private String size() {
        return Figures.size(length());
    }

    private long leastFromDevice() {
        return results.stream().map(result -> result.options().get(WindowSamples.FROM_DEVICE))
                .filter(bytes -> bytes != null).mapToLong(Long::parseLong).min().orElse(0);
    }
}
