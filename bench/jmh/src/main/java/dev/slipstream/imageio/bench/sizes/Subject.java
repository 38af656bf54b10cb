package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.bench.jmh.images.RealImages;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * An image that is written.
 *
 * @param group the class of images that it belongs to
 */
record Subject(String group, Path file) {

    String name() {
        return file.getFileName().toString();
    }

    /** Decoded anew each time. */
    BufferedImage image() throws IOException {
        return RealImages.decoded(Files.readAllBytes(file));
    }

    /**
     * All PNGs and BMPs below a folder, by name: each folder in it is a class of images; what lies in none is of one
     * that is called as the folder is.
     */
    static List<Subject> in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString(), null, "no such folder");
        }
        Path root = folder.toRealPath();
        List<Subject> subjects = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(Subject::isImage).map(root::relativize).sorted().forEach(file -> subjects.add(new Subject(
                    (file.getNameCount() > 1 ? file.getName(0) : root.getFileName()).toString(),
                    root.resolve(file))));
        }
        return subjects;
    }

    private static boolean isImage(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).matches(".*\\.(png|bmp)") && Files.isRegularFile(file);
    }
}
