package dev.slipstream.imageio.bench.tables;

import static dev.slipstream.imageio.bench.results.Result.JDK;
import static dev.slipstream.imageio.bench.results.Result.SLIPSTREAM;
import static dev.slipstream.imageio.bench.results.Result.TWELVEMONKEYS;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.images.BmpKind;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.images.WrittenKind;
import dev.slipstream.imageio.bench.jmh.images.RegionReads;
import dev.slipstream.imageio.bench.jmh.streams.J2dRow;
import dev.slipstream.imageio.bench.results.Metric;
import dev.slipstream.imageio.bench.results.Row;
import dev.slipstream.imageio.bench.tables.Specification.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All tables with a JDK beside the other, by the names that markers use. */
final class Specifications {

    /** Of all classes of J2DBench's rows. */
    static final String J2D = "run";

    private static final double NANOS_PER_MICRO = 1000;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String SIZE = "250";
    /** Why there is no time of the JDK's reader. */
    private static final Map<String, String> WITHOUT_JDK = Map.of(BmpKind.ARGB4444_1000X1000.name(), "alpha ignored",
            BmpKind.PALETTE2_1000X1000.name(), "rejected");
    private static final Map<String, String> TO_MEMORY = Map.of("destination", "BYTE_ARRAY_OUTPUT_STREAM_NO_CACHE");

    private static final Map<String, String> HEADINGS =
            Map.of(JDK, ">JDK %d", TWELVEMONKEYS, ">TwelveMonkeys", SLIPSTREAM, ">Slipstream");

    static final Map<String, Specification> ALL = new LinkedHashMap<>();

    static {
        ALL.put("summary", operations(summary()));
        ALL.put("jdks", operations(Stream.concat(summary().stream(), others().stream()).toList()));
        ALL.put("streams", streams("input", "source", "read", List.of(JDK, TWELVEMONKEYS, SLIPSTREAM), "file",
                "byteArray", "byteArray, cache file", "fileChannel"));
        ALL.put("outputs", streams("output", "dest", "write", List.of(JDK, SLIPSTREAM), "file", "byteArray",
                "byteArray, cache file"));
        ALL.put("images", images("imageioRead", "input", "source"));
        ALL.put("writes", images("imageioWrite", "output", "dest"));
        ALL.put("png", kinds("PngReads.read", Map.of(), names(PngKind.values(),
                kind -> kind.width + "x" + kind.height + " " + kind.description)));
        ALL.put("bmp", kinds("BmpReads.read", Map.of(), names(BmpKind.values(),
                kind -> kind.width + "x" + kind.height + ", " + kind.description)));
        ALL.put("written", kinds("ImageWrites.write", TO_MEMORY, names(WrittenKind.values(),
                WrittenKind::description)));
        ALL.put("regions", new Specification(List.of("parts", "image"),
                headings(">JDK %d", ">with Slipstream", ">ratio", ">MB, JDK", ">with Slipstream"), jdks -> regions(),
                (jdk, row) -> Stream.concat(times(row).stream(),
                        Stream.of(megabytes(row, JDK), megabytes(row, SLIPSTREAM))).toList()));
        ALL.put("calls", counts("system calls", true, "read PNG 20x20, File", "read BMP 20x20, File",
                "read PNG 20x20, FileInputStream", "read BMP 20x20, FileInputStream", "write PNG 20x20, File",
                "write BMP 20x20, File", "write PNG 20x20, FileOutputStream", "write BMP 20x20, FileOutputStream"));
        ALL.put("bytes", counts("bytes", false, "open and close, File",
                "open and close, ByteArrayInputStream, cache file", "read PNG 1x1, File",
                "read PNG 1x1, ByteArrayInputStream", "read PNG 1000x1000, File",
                "read PNG 1000x1000, ByteArrayInputStream", "read BMP 1x1, File", "read BMP 1x1, ByteArrayInputStream",
                "read BMP 1000x1000, File", "read BMP 1000x1000, ByteArrayInputStream", "write PNG 20x20, File",
                "write PNG 20x20, ByteArrayOutputStream", "write BMP 20x20, File",
                "write BMP 20x20, ByteArrayOutputStream"));
        ALL.put("cold", new Specification(List.of("first calls of a JVM", ColdRows.SOURCE), ColdRows::headings,
                ColdRows::times, ColdRows::cells));
        ALL.put("peers", peers("peers"));
        ALL.put("peers-write", peers("peers-write"));
        ALL.put("peers-real", peers("peers-real"));
        ALL.put("sizes", sizes(row -> true));
        ALL.put("sizes-in-short", sizes(SizeRows::isOfAllClassesOrAsItIs));
    }

    private Specifications() {
    }

    private static Function<Jdk, List<String>> headings(String... headings) {
        return jdk -> List.of(headings);
    }

    private static Line line(String label, String file, String benchmark, Map<String, String> params) {
        return new Line(List.of(label), jdk -> jdk.find(file, benchmark, params));
    }

    static List<String> times(Row row) {
        return row.has(SLIPSTREAM) ? List.of(Figures.time(row.nanos(JDK)), Figures.time(row.nanos(SLIPSTREAM)),
                row.ratio(JDK, SLIPSTREAM).cell()) : List.of("", "", "");
    }

    private static Specification operations(List<Line> lines) {
        return new Specification(List.of("operation"), headings(">JDK %d", ">Slipstream", ">times"), jdks -> lines,
                (jdk, row) -> times(row));
    }

    private static List<Line> summary() {
        return List.of(real("Read 28 photos (PNG)", "RealReads.read", "photos"),
                real("Write the same 28 photos as PNG", "RealWrites.write", "photos"),
                real("Write 27 screenshots as PNG", "RealWrites.write", "screenshots"),
                real("Read 22 progressive JPEGs", "RealReads.read", "jpeg-progressive"),
                real("Read 129 GIFs", "RealReads.read", "gif"),
                read("core-png", "byteArray", "Read a PNG of 20x20 pixels from an InputStream"));
    }

    private static List<Line> others() {
        return List.of(real("Write the 129 GIFs again", "RealWrites.write", "gif"),
                read("core-png", "file", "Read a PNG of 20x20 pixels from a File"),
                read("core-bmp", "file", "Read a BMP of 20x20 pixels from a File"));
    }

    private static Line real(String label, String benchmark, String folder) {
        return line(label, "real", benchmark, Map.of("folder", folder));
    }

    private static Line read(String format, String source, String label) {
        return line(label, "streams", J2D, photo("imageioRead", "input", format, "20", source));
    }

    private static Specification streams(String direction, String place, String verb, List<String> sides,
            String... places) {
        List<Line> lines = new ArrayList<>();
        List<String> tests = new ArrayList<>(List.of("construct"));
        List.of("Byte", "Short", "Int", "Long", "Bit", "ByteArray").forEach(type -> tests.add(verb + type));
        for (String test : tests) {
            for (String label : places) {
                lines.add(new Line(List.of(test, label), jdk -> jdk.find("streams", J2D,
                        Map.of("name", "imageio." + direction + ".stream.tests." + test, "place",
                                label.replace(", cache file", "-cache"), "pixels", SIZE))));
            }
        }
        return new Specification(List.of("test, size " + SIZE, place),
                headings(Stream.concat(sides.stream().map(HEADINGS::get), Stream.of(">ratio")).toArray(String[]::new)),
                jdks -> lines, (jdk, row) -> Stream.concat(sides.stream().map(side -> score(row, side)),
                        Stream.of(row.ratio(JDK, SLIPSTREAM).cell())).toList());
    }

    /** J2DBench's: bytes, bits or streams a millisecond. */
    private static String score(Row row, String side) {
        return Figures.number(NANOS_PER_MILLI * J2dRow.units(row.params()) / row.nanos(side));
    }

    private static Map<String, String> photo(String test, String direction, String format, String size,
            String source) {
        return Map.of("name", "imageio." + direction + ".image.imageio.tests." + test, "format", format, "pixels", size,
                "place", source.equals("byteArray") ? "byteArray-cache" : source);
    }

    private static Specification images(String test, String direction, String place) {
        List<Line> lines = new ArrayList<>();
        for (String format : List.of("core-png", "core-bmp", "core-jpg")) {
            List<String> sizes = format.matches("core-(png|bmp)") ? List.of("1", "20", "250", "1000")
                    : List.of("20", "1000");
            for (String source : List.of("file", "byteArray")) {
                for (String size : sizes) {
                    String label = format.replace("core-", "").toUpperCase(Locale.ROOT) + " " + size + "x" + size;
                    lines.add(new Line(List.of(label, source),
                            jdk -> jdk.find("streams", J2D, photo(test, direction, format, size, source))));
                }
            }
        }
        return new Specification(List.of(test + ", us", place), headings(">JDK %d", ">Slipstream", ">ratio"),
                jdks -> lines, (jdk, row) -> List.of(Figures.number(row.nanos(JDK) / NANOS_PER_MICRO),
                        Figures.number(row.nanos(SLIPSTREAM) / NANOS_PER_MICRO), row.ratio(JDK, SLIPSTREAM).cell()));
    }

    private static <K extends Enum<K>> Map<String, String> names(K[] kinds, Function<K, String> name) {
        Map<String, String> names = new LinkedHashMap<>();
        Arrays.stream(kinds).forEach(kind -> names.put(kind.name(), name.apply(kind)));
        return names;
    }

    private static Specification kinds(String benchmark, Map<String, String> params, Map<String, String> names) {
        List<Line> lines = new ArrayList<>();
        names.forEach((kind, name) -> {
            Map<String, String> all = new LinkedHashMap<>(params);
            all.put("kind", kind);
            lines.add(line(name, "images", benchmark, all));
        });
        return new Specification(List.of("image"), headings(">JDK %d", ">with Slipstream", ">ratio"), jdks -> lines,
                (jdk, row) -> row.has(JDK) ? times(row) : List.of(WITHOUT_JDK.getOrDefault(row.params().get("kind"),
                        "failed"), Figures.time(row.nanos(SLIPSTREAM)), ""));
    }

    private static String words(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static List<Line> regions() {
        List<Line> lines = new ArrayList<>();
        for (RegionReads.Request request : RegionReads.Request.values()) {
            for (PngKind kind : PngKind.values()) {
                lines.add(new Line(List.of(words(request.name()),
                        kind.width + "x" + kind.height + " " + kind.description),
                        jdk -> jdk.find("regions", "RegionReads.read",
                                Map.of("kind", kind.name(), "request", request.name()))));
            }
        }
        return lines;
    }

    private static String megabytes(Row row, String side) {
        Metric bytes = row.other(side, "gc.alloc.rate.norm");
        return bytes == null ? "" : Figures.number(bytes.score() / 1e6);
    }

    private static Specification counts(String heading, boolean isCalls, String... operations) {
        List<Line> lines = Arrays.stream(operations).map(name -> line(name, "counts", name, Map.of())).toList();
        return new Specification(List.of(heading), headings(">JDK %d", ">with Slipstream"), jdks -> lines,
                (jdk, row) -> isCalls ? List.of(callsOf(row, JDK), callsOf(row, SLIPSTREAM))
                        : List.of(Figures.count(row.nanos(JDK)), Figures.count(row.nanos(SLIPSTREAM))));
    }

    private static String callsOf(Row row, String side) {
        Metric calls = row.other(side, "calls");
        Metric files = row.other(side, "temporary file");
        return calls == null ? "" : Figures.count(calls.score())
                + (files == null || files.score() == 0 ? "" : ", and a temporary file");
    }

    private static Specification sizes(Predicate<Row> isWanted) {
        return new Specification(List.of("class", SizeRows.TYPE), SizeRows::headings,
                jdks -> Line.of("sizes", row -> row.labels(SizeRows.TYPE), jdks, isWanted), SizeRows::cells);
    }

    /** Ours, and how many times as long the others take; of what is written the bytes, too. */
    private static Specification peers(String file) {
        return new Specification(List.of("image", PeerRows.SIZE), jdk -> PeerRows.headings(jdk.rows(file)),
                jdks -> Line.of(file, row -> row.labels(PeerRows.SIZE), jdks, row -> true),
                (jdk, row) -> PeerRows.cells(row, jdk.rows(file)), jdk -> PeerRows.means(jdk.rows(file)));
    }
}
