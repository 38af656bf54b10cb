package dev.slipstream.imageio.cost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of bounds: an operation a line, for each JDK a column of each count such as {@code bytes 17}, and the reason
 * why it may cost more than with the JDK alone; empty if it may not.
 */
final class Bounds {

    /** With this property, bounds of this JDK that are exceeded are raised, after a change that is meant. */
    private static final boolean IS_UPDATED = Boolean.getBoolean("slipstream.bounds.update");
    private static final Path FOLDER = Path.of("bench");
    private static final Pattern CELL = Pattern.compile("(?:^|,)(?:\"([^\"]*)\"|([^,]*))");
    private static final String REASON = "reason";
    /** A longer name of a temporary file, a table that hashes differently. */
    private static final long SLACK_BYTES = 64;
    /** A line of code here and there, another compiler; not one class more. */
    private static final long SLACK_FILE_BYTES = 4096;

    private final Path file;
    private final List<String> header;
    private final Map<String, Map<String, String>> lines = new LinkedHashMap<>();

    Bounds(String name) {
        file = FOLDER.resolve(name);
        try {
            List<List<String>> cells = Files.readAllLines(file).stream().map(Bounds::cells).toList();
            header = cells.get(0);
            for (List<String> line : cells.subList(1, cells.size())) {
                Map<String, String> values = new LinkedHashMap<>();
                for (int i = 0; i < header.size(); i++) {
                    values.put(header.get(i), line.get(i));
                }
                lines.put(line.get(0), values);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (Matcher cell = CELL.matcher(line); cells.size() <= line.length() && cell.find();) {
            cells.add(cell.group(1) == null ? cell.group(2) : cell.group(1));
        }
        return cells;
    }

    Set<String> operations() {
        return lines.keySet();
    }

    /** What is wrong with one count of an operation, each as a sentence. */
    List<String> judge(String operation, String count, long ours, long jdk) {
        Map<String, String> line = lines.computeIfAbsent(operation, key -> new LinkedHashMap<>());
        List<String> wrong = new ArrayList<>();
        String bound = line.getOrDefault(count + " " + nearestFeature(count), "");
        long least = header.contains(count + " " + feature()) ? 0 : jdk; // nobody has counted what this JDK takes
        boolean isExceeded = bound.isEmpty() || ours > Math.max(Long.parseLong(bound), least) + slack(count);
        if (isExceeded && IS_UPDATED) {
            line.put(count + " " + feature(), Long.toString(ours));
        } else if (bound.isEmpty()) {
            wrong.add(operation + ": no bound of " + count + "; -Dslipstream.bounds.update=true makes one");
        } else if (isExceeded) {
            wrong.add(operation + ": " + ours + " " + count + ", the bound is " + bound);
        }
        if (line.getOrDefault(REASON, "").isEmpty() && ours > jdk + slack(count)) {
            wrong.add(operation + ": " + ours + " " + count + ", the JDK " + jdk + ", and the bounds give no reason");
        }
        return wrong;
    }

    private static long slack(String count) {
        return count.equals("bytes") ? SLACK_BYTES : count.equals("file bytes") ? SLACK_FILE_BYTES : 0;
    }

    private static int feature() {
        return Runtime.version().feature();
    }

    /** Of a JDK that nobody has tried, the next older one, or the oldest. */
    private int nearestFeature(String count) {
        TreeSet<Integer> features = new TreeSet<>();
        header.stream().filter(column -> column.matches(count + " \\d+"))
                .forEach(column -> features.add(Integer.valueOf(column.substring(count.length() + 1))));
        Integer older = features.floor(feature());
        return older == null ? features.first() : older;
    }

    /** After an update. */
    void save() throws IOException {
        if (IS_UPDATED) {
            List<String> text = new ArrayList<>(List.of(String.join(",", header)));
            lines.forEach((operation, line) -> {
                line.put(header.get(0), operation);
                text.add(String.join(",", header.stream().map(column -> quoted(line.getOrDefault(column, "")))
                        .toList()));
            });
            Files.writeString(file, String.join("\n", text) + "\n");
        }
    }

    private static String quoted(String cell) {
        return cell.contains(",") ? '"' + cell + '"' : cell;
    }
}
