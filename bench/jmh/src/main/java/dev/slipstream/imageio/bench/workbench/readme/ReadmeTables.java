package dev.slipstream.imageio.bench.workbench.readme;

import java.util.LinkedHashMap;
import java.util.Map;

/** All tables, by the names that markers call them. */
final class ReadmeTables {

    static final Map<String, ReadmeTable> ALL = all();

    private ReadmeTables() {
    }

    private static Map<String, ReadmeTable> all() {
        Map<String, ReadmeTable> tables = new LinkedHashMap<>();
        tables.put("summary", new SummaryTable());
        tables.put("machine", new MachineTable());
        tables.put("document", new DocumentTable());
        tables.put("streams", StreamTable.ofInputs());
        tables.put("outputs", StreamTable.ofOutputs());
        tables.put("images", ImageTable.ofReads());
        tables.put("writes", ImageTable.ofWrites());
        tables.put("png", KindTable.ofPng());
        tables.put("bmp", KindTable.ofBmp());
        tables.put("written", KindTable.ofWrites());
        tables.put("calls", CountTable.ofCalls());
        tables.put("bytes", CountTable.ofBytes());
        tables.put("cold", new ColdTimes());
        tables.put("break-even", new BreakEvenTable());
        tables.put("peers", new PeersTable(JdkResults.PEERS));
        tables.put("peers-write", new PeersTable(JdkResults.PEERS_WRITE));
        tables.put("losses", new LossTable());
        return tables;
    }
}
