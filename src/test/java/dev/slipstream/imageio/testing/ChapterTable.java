package dev.slipstream.imageio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;

/** A table of what is served, in the chapter of a format. {@code -Dslipstream.coverage.update=true} writes it. */
public final class ChapterTable {

    private ChapterTable() {}

    /** A request with the default parameters, after {@code change}. */
    public static Use<ImageReader> reading(Use<ImageReadParam> change) {
        return reader -> {
            ImageReadParam param = reader.getDefaultReadParam();
            change.of(param);
            reader.read(0, param);
        };
    }

    /** Fails if the table in the chapter is another. {@code rows}: cells by kind; kinds that are alike share a row. */
    public static void assertIn(String format, String what, String heading, List<String> columns,
            Map<String, List<String>> rows) throws IOException {
        Map<List<String>, List<String>> alike = new LinkedHashMap<>();
        rows.forEach((kind, cells) -> alike.computeIfAbsent(cells, key -> new ArrayList<>()).add(kind));
        StringBuilder table = new StringBuilder();
        table.append("| ").append(heading).append(" | ").append(String.join(" | ", columns)).append(" |\n|");
        table.append(" --- |".repeat(1 + columns.size())).append('\n');
        alike.forEach((cells, kinds) -> table.append("| ").append(String.join(", ", kinds)).append(" | ")
                .append(String.join(" | ", cells)).append(" |\n"));
        Path chapter = Path.of("src/main/java/dev/slipstream/imageio", format, "README.md");
        String text = Files.readString(chapter).replace("\r\n", "\n");
        String begin = "<!-- coverage: " + what + " -->\n\n";
        int from = text.indexOf(begin) + begin.length();
        assertTrue(from >= begin.length(), () -> "no " + begin + " in " + chapter);
        int to = text.indexOf("\n<!-- end -->", from - 1);
        if (Boolean.getBoolean("slipstream.coverage.update")) {
            Files.writeString(chapter, text.substring(0, from) + table + text.substring(to));
        } else {
            assertEquals(table.toString(), text.substring(from, to), "-Dslipstream.coverage.update=true writes it");
        }
    }
}
