package dev.slipstream.imageio.bench.facts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** The images that a command line names: files, and in folders those with an ending of ImageIO's formats. */
public final class ImageFiles {

    private static final Set<String> ENDINGS = Set.of(ImageIO.getReaderFileSuffixes());

    private ImageFiles() {
    }

    /**
     * Those of a folder by name.
     *
     * @throws NoSuchFileException if one is not there
     */
    public static List<Path> in(List<Path> filesOrFolders) throws IOException {
        List<Path> images = new ArrayList<>();
        for (Path path : filesOrFolders) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString(), null, "no such file or folder");
            }
            try (Stream<Path> files = Files.walk(path)) {
                files.filter(file -> file.equals(path) ? Files.isRegularFile(file) : isImage(file)).sorted()
                        .forEach(images::add);
            }
        }
        return images.stream().distinct().toList();
    }

    private static boolean isImage(Path file) {
        return ENDINGS.contains(ending(file)) && Files.isRegularFile(file);
    }

    /** What follows the last dot of its name, in small letters. */
    public static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
