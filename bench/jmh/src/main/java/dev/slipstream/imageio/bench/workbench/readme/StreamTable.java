package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Some of J2DBench's stream tests, in its units per millisecond. */
final class StreamTable implements ReadmeTable {

    /** J2DBench's size, of a scanline in pixels; the first that there are results of. */
    private static final List<String> SIZES = List.of("250", "20");
    private static final String CACHE = "opts.imageio.useCache";

    private record Place(String name, boolean useCache, String label) {
    }

    private record Row(String test, Place place, String size) {
    }

    private final String direction;
    private final String place;
    private final List<String> tests;
    private final List<Place> places;

    private StreamTable(String direction, String place, List<String> tests, List<Place> places) {
        this.direction = direction;
        this.place = place;
        this.tests = tests;
        this.places = places;
    }

    static StreamTable ofInputs() {
        return new StreamTable("input", "source",
                List.of("construct", "readByte", "readShort", "readInt", "readLong", "readBit", "readByteArray"),
                List.of(new Place("file", false, "file"), new Place("byteArray", false, "byteArray"),
                        new Place("byteArray", true, "byteArray, cache file"),
                        new Place("fileChannel", false, "fileChannel")));
    }

    static StreamTable ofOutputs() {
        return new StreamTable("output", "dest",
                List.of("construct", "writeByte", "writeShort", "writeInt", "writeLong", "writeBit", "writeByteArray"),
                List.of(new Place("file", false, "file"), new Place("byteArray", false, "byteArray"),
                        new Place("byteArray", true, "byteArray, cache file")));
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        String size = SIZES.stream().filter(each -> jdks.stream().anyMatch(jdk -> isMeasured(jdk, each))).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no stream test has one of the sizes " + SIZES));
        List<Row> rows = new ArrayList<>();
        for (String test : tests) {
            places.forEach(each -> rows.add(new Row(test, each, size)));
        }
        return new JdkColumns<>(List.of("test, size " + size, place),
                List.of(">JDK %d", ">TwelveMonkeys", ">Slipstream", ">ratio"),
                (Row row) -> List.of(row.test(), row.place().label()), this::cells).lines(rows, jdks);
    }

    private boolean isMeasured(JdkResults jdk, String size) {
        return tests.stream().flatMap(test -> places.stream().map(each -> new Row(test, each, size)))
                .anyMatch(row -> find(jdk, row).isPresent());
    }

    private List<String> cells(JdkResults jdk, Row row) {
        return find(jdk, row).map(result -> List.of(Cells.score(result, Result.JDK),
                Cells.score(result, Result.TWELVEMONKEYS), Cells.score(result, Result.SLIPSTREAM),
                Cells.ratio(result, Result.SLIPSTREAM))).orElse(List.of("", "", "", ""));
    }

    /** Without a cache file, of the first size that was measured. */
    Optional<Result> find(JdkResults jdk, String test, String placeName) {
        return SIZES.stream().map(size -> new Row(test, new Place(placeName, false, placeName), size))
                .flatMap(row -> find(jdk, row).stream()).findFirst();
    }

    private Optional<Result> find(JdkResults jdk, Row row) {
        String prefix = "imageio." + direction + ".";
        return jdk.find(JdkResults.J2D, prefix + "stream.tests." + row.test(),
                Map.of(prefix + "opts.general." + place, row.place().name(),
                        prefix + CACHE, Boolean.toString(row.place().useCache()), "imageio.opts.size", row.size()));
    }
}
