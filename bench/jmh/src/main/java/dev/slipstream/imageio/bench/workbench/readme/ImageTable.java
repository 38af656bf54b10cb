package dev.slipstream.imageio.bench.workbench.readme;

import dev.slipstream.imageio.bench.workbench.results.Cells;
import dev.slipstream.imageio.bench.workbench.results.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** J2DBench's imageioRead and imageioWrite of a photo, with ImageIO's default cache setting, in microseconds. */
final class ImageTable implements ReadmeTable {

    /** Slipstream has readers of its own for these. */
    private static final List<String> OURS = List.of("core-png", "core-bmp");
    private static final List<String> OTHERS = List.of("core-gif", "core-jpg");
    private static final List<String> SIZES = List.of("1", "20", "250", "1000");
    private static final List<String> SIZES_OF_OTHERS = List.of("20", "1000");
    private static final List<String> PLACES = List.of("file", "byteArray");
    private static final String CONTENT = "photo";

    private record Row(String format, String size, String place) {

        String describe() {
            return format.substring(format.indexOf('-') + 1).toUpperCase(Locale.ROOT) + " " + size + "x" + size;
        }
    }

    private final String test;
    private final String direction;
    private final String place;

    private ImageTable(String test, String direction, String place) {
        this.test = test;
        this.direction = direction;
        this.place = place;
    }

    static ImageTable ofReads() {
        return new ImageTable("imageioRead", "imageio.input.", "source");
    }

    static ImageTable ofWrites() {
        return new ImageTable("imageioWrite", "imageio.output.", "dest");
    }

    @Override
    public List<String> lines(List<JdkResults> jdks) {
        List<Row> rows = new ArrayList<>();
        OURS.forEach(format -> add(rows, format, SIZES));
        OTHERS.forEach(format -> add(rows, format, SIZES_OF_OTHERS));
        return new JdkColumns<>(List.of(test + ", us", place), List.of(">JDK %d", ">Slipstream", ">ratio"),
                (Row row) -> List.of(row.describe(), row.place()), this::cells).lines(rows, jdks);
    }

    private static void add(List<Row> rows, String format, List<String> sizes) {
        for (String place : PLACES) {
            sizes.forEach(size -> rows.add(new Row(format, size, place)));
        }
    }

    private List<String> cells(JdkResults jdk, Row row) {
        return find(jdk, row.format(), row.size(), row.place())
                .map(result -> List.of(Cells.micros(result.sides().get(Result.JDK)),
                Cells.micros(result.sides().get(Result.SLIPSTREAM)), Cells.ratio(result, Result.SLIPSTREAM)))
                .orElse(List.of("", "", ""));
    }

    /** The photo of that size, in that format, from or to that place. */
    Optional<Result> find(JdkResults jdk, String format, String size, String placeName) {
        return jdk.find(JdkResults.J2D, direction + "image.imageio.tests." + test,
                Map.of(direction + "opts.general." + place, placeName, direction + "opts.imageio.useCache", "true",
                        direction + "image.imageio.opts.format", format, "imageio.opts.size", size,
                        "imageio.opts.content", CONTENT));
    }
}
