package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The images that a user means: files as they are named, and everything in folders that looks like an image. */
public final class ImageFiles {

    private static final Set<String> SUFFIXES = Set.of(
            "png", "apng", "bmp", "dib", "rle", "gif", "jpg", "jpeg", "jpe", "jfif", "jp2", "tif", "tiff", "btf",
            "wbmp", "wbm", "ico", "cur", "psd", "psb", "tga", "pcx", "dcx", "pnm", "pbm", "pgm", "ppm", "pam", "pfm",
            "webp", "hdr", "icns", "iff", "ilbm", "lbm", "pct", "pict", "sgi", "rgb", "rgba", "xwd", "thm");

    private ImageFiles() {
    }

    public static List<Path> in(List<Path> filesOrFolders) throws IOException {
        List<Path> images = new ArrayList<>();
        for (Path path : filesOrFolders) {
            if (Files.isDirectory(path)) {
                images.addAll(inFolder(path));
            } else if (Files.exists(path)) {
                images.add(path);
            } else {
                throw new NoSuchFileException(path.toString(), null, "no such file or folder");
            }
        }
        return images;
    }

    private static List<Path> inFolder(Path folder) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            return tree.filter(Files::isRegularFile).filter(ImageFiles::looksLikeImage).sorted().toList();
        }
    }

    private static boolean looksLikeImage(Path file) {
        String name = file.getFileName().toString();
        return SUFFIXES.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
    }
}
