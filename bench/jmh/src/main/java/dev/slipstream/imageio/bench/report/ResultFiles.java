package dev.slipstream.imageio.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The files that a user means: those that are named, and in folders all JSON and XML. */
final class ResultFiles {

    private ResultFiles() {
    }

    static List<Path> in(List<Path> filesOrFolders) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path path : filesOrFolders) {
            if (Files.isDirectory(path)) {
                files.addAll(inFolder(path));
            } else if (Files.exists(path)) {
                files.add(path);
            } else {
                throw new NoSuchFileException(path.toString(), null, "no such file or folder");
            }
        }
        return files.stream().distinct().toList();
    }

    private static List<Path> inFolder(Path folder) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            return tree.filter(Files::isRegularFile).filter(ResultFiles::looksLikeResults).sorted().toList();
        }
    }

    private static boolean looksLikeResults(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.endsWith(".json") || name.endsWith(".xml");
    }
}
