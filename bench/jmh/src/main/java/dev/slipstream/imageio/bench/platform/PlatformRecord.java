package dev.slipstream.imageio.bench.platform;

import dev.slipstream.imageio.bench.platform.worker.Cell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cells of one platform, by key. As a file: a line that names the platform, then a line for each cell. */
record PlatformRecord(String platform, Map<String, Cell> cells) {

    static PlatformRecord of(List<String> lines) {
        Map<String, Cell> cells = new LinkedHashMap<>();
        lines.stream().skip(1).map(Cell::of).forEach(cell -> cells.put(cell.key(), cell));
        return new PlatformRecord(lines.get(0), cells);
    }

    static PlatformRecord read(Path file) throws IOException {
        try {
            return of(Files.readAllLines(file));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IOException(file + " is not what --record writes: " + e.getMessage(), e);
        }
    }

    void write(Appendable out) throws IOException {
        out.append(platform).append('\n');
        for (Cell cell : cells.values()) {
            out.append(cell.line()).append('\n');
        }
    }
}
