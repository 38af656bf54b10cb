package dev.slipstream.imageio.bench.workbench.command;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The files that a user means: files as they are named, and in folders everything that looks like one of these. */
public enum InputFiles {

    IMAGES("images", Set.of(
            "png", "apng", "bmp", "dib", "rle", "gif", "jpg", "jpeg", "jpe", "jfif", "jp2", "tif", "tiff", "btf",
            "wbmp", "wbm", "ico", "cur", "psd", "psb", "tga", "pcx", "dcx", "pnm", "pbm", "pgm", "ppm", "pam", "pfm",
            "webp", "hdr", "icns", "iff", "ilbm", "lbm", "pct", "pict", "sgi", "rgb", "rgba", "xwd", "thm")),

    RESULTS(".json or .xml", Set.of("json", "xml"));

    private final String what;
    private final Set<String> suffixes;

    InputFiles(String what, Set<String> suffixes) {
        this.what = what;
        this.suffixes = suffixes;
    }

    /**
     * The files that are named, and those in the folders that are named. What cannot be looked into is taken for a
     * file, so that whoever reads it finds out why.
     *
     * @throws NoSuchFileException if one is not there, or if there is none at all
     */
    public List<Path> in(List<Path> filesOrFolders) throws IOException {
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
        if (files.isEmpty()) {
            throw new NoSuchFileException("No " + what + " in " + filesOrFolders);
        }
        return files.stream().distinct().toList();
    }

    private List<Path> inFolder(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Files.isRegularFile(file) && looksRight(file)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path fileOrFolder, IOException e) {
                files.add(fileOrFolder);
                return FileVisitResult.CONTINUE;
            }
        });
        files.sort(null);
        return files;
    }

    private boolean looksRight(Path file) {
        String name = file.getFileName().toString();
        return suffixes.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
    }
}
