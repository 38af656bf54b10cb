package dev.slipstream.imageio.bench.tables;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import dev.slipstream.imageio.bench.command.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A stored table printed as is, for results that are not a JDK/Slipstream pair: jobs of libraries, a cluster.
 *
 * @param command that makes it again
 * @param jdk on which, with its vendor
 * @param commit of the library; machine, date, and note may be null
 * @param columns headings; {@code >} before one says that figures are below it
 */
record TableFile(String title, String command, String jdk, String machine, String date, String commit,
        String note, List<String> columns, List<List<String>> rows) {

    private static final String NOT_SHOWN = ">?(served.*|of the process|wall)";

    static TableFile read(Path file) throws IOException {
        TableFile table;
        try {
            table = new Gson().fromJson(Files.readString(file), TableFile.class);
        } catch (JsonParseException e) {
            throw new IOException(file + ": not a table: " + e.getMessage(), e);
        }
        if (table == null || table.title == null || table.command == null || table.jdk == null || table.commit == null
                || table.columns == null || table.rows == null) {
            throw new IOException(file + ": title, command, jdk, commit, columns or rows are missing");
        }
        for (List<String> row : table.rows) {
            if (row == null || row.contains(null) || row.size() != table.columns.size()) {
                throw new IOException(file + ": a row does not have " + table.columns.size() + " cells: " + row);
            }
        }
        return table;
    }

    /**
     * Without the columns that are only for the person who runs it.
     *
     * @param only rows with such a cell are shown; all, if null
     */
    List<String> markdown(String only) {
        Table table = new Table(shown(columns));
        rows.stream().filter(row -> only == null || row.contains(only)).map(this::shown).forEach(table::add);
        String where = machine == null ? "" : ", " + machine;
        List<String> lines = new ArrayList<>(List.of("JDK " + jdk + where + ", `" + command + "` of commit " + commit
                + ":", ""));
        lines.addAll(table.markdown());
        return lines;
    }

    private List<String> shown(List<String> cells) {
        return IntStream.range(0, cells.size()).filter(i -> !columns.get(i).matches(NOT_SHOWN)).mapToObj(cells::get)
                .toList();
    }
}
