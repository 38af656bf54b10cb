package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.peers.PeerTable;
import dev.slipstream.imageio.bench.workbench.results.Result;
import dev.slipstream.imageio.bench.workbench.text.Figures;
import dev.slipstream.imageio.bench.workbench.text.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How many times as long decoders or encoders of other languages take, and the JDK's. */
final class PeersTable implements ReadmeTable {

    private final String run;

    /** Of one of the runs that are stored. */
    PeersTable(String run) {
        this.run = run;
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<String> headings = new ArrayList<>(List.of("image", "size"));
        List<List<Result>> results = new ArrayList<>();
        for (JdkResults jdk : jdks) {
            List<Result> ofJdk = jdk.results(run).toList();
            if (!ofJdk.isEmpty()) {
                headings.add(">JDK " + jdk.feature() + ": Slipstream");
                new PeerTable(ofJdk).others().forEach(name -> headings.add(">" + name));
                results.add(ofJdk);
            }
        }
        if (results.isEmpty()) {
            throw new IllegalArgumentException("the stored results have no row of it");
        }
        Table table = new Table(headings);
        for (Result row : results.get(0)) {
            List<String> cells = new ArrayList<>(List.of(row.name(), row.options().getOrDefault("size", "")));
            results.forEach(ofJdk -> cells.addAll(cells(ofJdk, row)));
            table.add(cells);
        }
        table.add(means(results));
        return table.markdown();
    }

    private static List<String> cells(List<Result> results, Result row) {
        PeerTable table = new PeerTable(results);
        return results.stream()
                .filter(result -> result.name().equals(row.name()) && result.options().equals(row.options()))
                .findFirst().map(table::cells).orElseGet(() -> {
                    String[] none = new String[1 + table.others().size()];
                    Arrays.fill(none, "");
                    return List.of(none);
                });
    }

    private static List<String> means(List<List<Result>> results) {
        List<String> cells = new ArrayList<>(List.of("geometric mean", ""));
        for (List<Result> ofJdk : results) {
            PeerTable table = new PeerTable(ofJdk);
            cells.add("");
            table.others().forEach(name -> cells.add(Figures.ratio(table.mean(name))));
        }
        return cells;
    }
}
