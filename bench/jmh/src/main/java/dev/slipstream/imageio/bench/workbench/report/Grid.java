package dev.slipstream.imageio.bench.workbench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rows of a group by what they are about: reading, writing or streams, small or large, and the format. */
record Grid(List<Cell> cells) {

    /**
     * @param extent small, large, or empty where rows have no size
     * @param format empty for streams
     * @param tallies one for each rival of the group
     */
    record Cell(Area area, String extent, String format, List<Tally> tallies) {
    }

    /** Formats that all ImageIO programs know come first. */
    private static final List<String> FORMATS = List.of("png", "bmp", "gif", "jpeg");
    private static final List<String> EXTENTS = List.of("small", "large", "");
    /** Pixels: the test images and icons are below, photographs and screenshots above. */
    private static final long LARGE = 100 * 100;
    private static final Pattern SIZE = Pattern.compile("(\\d+)(?:x(\\d+))?");

    static Grid of(Group group) {
        Map<List<Object>, List<Row>> members = new LinkedHashMap<>();
        for (Row row : group.rows()) {
            Area area = Area.of(group, row);
            if (area != Area.OTHER) {
                members.computeIfAbsent(List.of(area, extent(row), row.traits().format()), key -> new ArrayList<>())
                        .add(row);
            }
        }
        List<Cell> cells = new ArrayList<>();
        members.forEach((key, rows) -> cells.add(new Cell((Area) key.get(0), (String) key.get(1), (String) key.get(2),
                group.rivals().stream().map(rival -> Tally.of(rows, group.subject(), rival)).toList())));
        // Images that nobody can read have neither a format nor a time.
        cells.removeIf(cell -> cell.tallies().stream().allMatch(tally -> Double.isNaN(tally.geometricMean())));
        cells.sort(Comparator.comparing(Cell::area).thenComparing(cell -> EXTENTS.indexOf(cell.extent()))
                .thenComparing(cell -> Math.floorMod(FORMATS.indexOf(cell.format()), FORMATS.size() + 1))
                .thenComparing(Cell::format));
        return new Grid(cells);
    }

    /** Of a square's side or of width and height; empty if the row does not tell. */
    static String extent(Row row) {
        Matcher size = SIZE.matcher(row.traits().size());
        if (!size.matches()) {
            return "";
        }
        long width = Long.parseLong(size.group(1));
        long height = size.group(2) == null ? width : Long.parseLong(size.group(2));
        return width * height < LARGE ? "small" : "large";
    }

    /** As headings say them: PNG, and "bytes" for streams. */
    static String heading(String format) {
        return format.isEmpty() ? "bytes" : format.toUpperCase(Locale.ROOT);
    }

    List<String> formats() {
        return cells.stream().map(Cell::format).distinct()
                .sorted(Comparator.comparing(format -> format.isEmpty() ? Integer.MAX_VALUE
                        : Math.floorMod(FORMATS.indexOf(format), FORMATS.size() + 1))).toList();
    }
}
