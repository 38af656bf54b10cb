package dev.slipstream.imageio.bench.workbench.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** BMP Suite as it lies in a folder: good, questionable and bad files, and a table of hashes of what they show. */
record BmpSuite(List<SuiteFile> files) {

    static final List<String> CATEGORIES = List.of("g", "q", "b");

    private static final String FOLDER = "bmpsuite";
    private static final String REFERENCES = "reference.tsv";
    private static final int NAME = 0;
    private static final int HASH = 3;

    BmpSuite {
        files = List.copyOf(files);
    }

    static BmpSuite in(Path corpora) throws IOException {
        Path folder = corpora.resolve(FOLDER);
        if (!Files.isRegularFile(folder.resolve(REFERENCES))) {
            throw new NoSuchFileException(folder.resolve(REFERENCES) + ": no such file");
        }
        Map<String, List<String>> references = references(folder.resolve(REFERENCES));
        List<SuiteFile> files = new ArrayList<>();
        for (String category : CATEGORIES) {
            for (Path path : list(folder.resolve(category))) {
                String name = category + "/" + path.getFileName();
                files.add(new SuiteFile(name, path.toAbsolutePath(), references.getOrDefault(name, List.of())));
            }
        }
        return new BmpSuite(files);
    }

    private static Map<String, List<String>> references(Path table) throws IOException {
        Map<String, List<String>> references = new HashMap<>();
        for (String line : Files.readAllLines(table)) {
            String[] fields = line.split("\t", -1);
            if (fields.length > HASH) {
                references.computeIfAbsent(fields[NAME], name -> new ArrayList<>()).add(fields[HASH]);
            }
        }
        return references;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".bmp")).sorted().toList();
        }
    }
}
