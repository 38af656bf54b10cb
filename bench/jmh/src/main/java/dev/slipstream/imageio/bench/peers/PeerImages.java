package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.facts.ImageFiles;
import dev.slipstream.imageio.bench.images.PngKind;
import dev.slipstream.imageio.bench.jmh.images.Turns;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;

/**
 * Images that are one row.
 *
 * @param files decoded or encoded one after the other
 */
record PeerImages(String name, String size, List<File> files) {

    /**
     * A row for each folder and format, without images that cannot be read: a driver that fails with one has no figure.
     *
     * @param formats a pattern of the endings
     */
    static List<PeerImages> in(List<Path> filesOrFolders, String formats) throws IOException {
        Map<String, List<File>> rows = new TreeMap<>();
        for (Path image : ImageFiles.in(filesOrFolders)) {
            File file = image.toAbsolutePath().toFile();
            String ending = ImageFiles.ending(image);
            if (ending.matches(formats) && isRead(file)) {
                rows.computeIfAbsent(file.getParentFile().getName() + (ending.equals("png") ? "" : ", " + ending),
                        row -> new ArrayList<>()).add(file);
            }
        }
        return rows.entrySet().stream().map(row -> new PeerImages(row.getKey(),
                Figures.count(row.getValue().size(), "file"), row.getValue())).toList();
    }

    private static boolean isRead(File file) {
        try {
            return ImageIO.read(file) != null;
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    /** Those that the benchmarks of our reader read. */
    static PeerImages of(PngKind kind, Path folder) throws IOException {
        Turns<File> files = new Turns<>(kind.width,
                seed -> Files.write(folder.resolve(kind + "-" + seed + ".png"), kind.encode(seed)).toFile());
        return new PeerImages(kind.description, kind.width + "x" + kind.height, files.all());
    }
}
