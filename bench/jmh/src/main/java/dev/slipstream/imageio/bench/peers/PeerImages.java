package dev.slipstream.imageio.bench.peers;

import dev.slipstream.imageio.bench.command.Figures;
import dev.slipstream.imageio.bench.compare.ImageFiles;
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
 * @param files decoded one after the other
 */
record PeerImages(String name, String size, List<File> files) {

    static PeerImages of(Path file) {
        return new PeerImages(file.getFileName().toString(), "", List.of(file.toAbsolutePath().toFile()));
    }

    /** A row for each folder that has PNGs, without those that are broken: whoever fails with one has no figure. */
    static List<PeerImages> ofFolders(Path root) throws IOException {
        Map<String, List<File>> folders = new TreeMap<>();
        for (Path image : ImageFiles.in(List.of(root)).images()) {
            File file = image.toAbsolutePath().toFile();
            if (file.getName().endsWith(".png") && isRead(file)) {
                folders.computeIfAbsent(file.getParentFile().getName(), folder -> new ArrayList<>()).add(file);
            }
        }
        return folders.entrySet().stream().map(folder -> new PeerImages(folder.getKey(),
                Figures.count(folder.getValue().size(), "file"), folder.getValue())).toList();
    }

    private static boolean isRead(File file) {
        try {
            return ImageIO.read(file) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** Those that the benchmarks of our reader read. */
    static PeerImages of(PngKind kind, Path folder) throws IOException {
        Turns<File> files = new Turns<>(kind.width(),
                seed -> Files.write(folder.resolve(kind + "-" + seed + ".png"), kind.encode(seed)).toFile());
        return new PeerImages(kind.description(), kind.width() + "x" + kind.height(), files.all());
    }
}
