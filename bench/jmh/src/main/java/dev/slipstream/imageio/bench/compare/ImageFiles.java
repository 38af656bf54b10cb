package dev.slipstream.imageio.bench.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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
import java.util.regex.Pattern;

/**
 * The images that a user means: files as they are named, and in folders what begins like an image. Broken images and
 * those of formats without a signature do not; they are told by their names.
 *
 * @param leftOut what else is in the folders
 */
public record ImageFiles(List<Path> images, List<Path> leftOut) {

    private static final int LONGEST = 14;

    /** How the formats begin that have a signature, as ISO 8859-1. */
    private static final Pattern SIGNATURE = Pattern.compile("(?s)(\u0089PNG\r\n|GIF8[79]a|\u00ff\u00d8\u00ff"
            + "|BM.{4}\0\0\0\0|BA.{12}|II\\*\0|MM\0\\*|II\\+\0|MM\0\\+|8BPS\0[\1\2]|RIFF.{4}WEBP|icns"
            + "|FORM.{4}(ILBM|PBM )|#\\?(RADIANCE|RGBE)|P[1-7Ff][ \t\r\n]|\0\0\0\fjP  "
            + "|\0\0[\1\2]\0[\1-\u007f]\0[\0-\u007f]{2}|\1\u00da[\0\1][\1\2]|\u00b1h\u00de:).*");

    private static final Set<String> SUFFIXES = Set.of("png", "apng", "bmp", "dib", "rle", "gif", "jpg", "jpeg",
            "jpe", "jfif", "jp2", "tif", "tiff", "btf", "wbmp", "wbm", "ico", "cur", "psd", "psb", "tga", "pcx", "dcx",
            "pnm", "pbm", "pgm", "ppm", "pam", "pfm", "webp", "hdr", "icns", "iff", "ilbm", "lbm", "pct", "pict", "sgi",
            "xwd");

    /**
     * What cannot be looked into is taken for an image, so that whoever reads it finds out why.
     *
     * @throws NoSuchFileException if one is not there
     */
    public static ImageFiles in(List<Path> filesOrFolders) throws IOException {
        ImageFiles files = new ImageFiles(new ArrayList<>(), new ArrayList<>());
        for (Path path : filesOrFolders) {
            if (Files.isDirectory(path)) {
                files.addFolder(path);
            } else if (Files.exists(path)) {
                files.images.add(path);
            } else {
                throw new NoSuchFileException(path.toString(), null, "no such file or folder");
            }
        }
        return new ImageFiles(files.images.stream().distinct().toList(), files.leftOut);
    }

    private void addFolder(Path folder) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (Files.isRegularFile(file)) {
                    (isImage(file) ? found : leftOut).add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path fileOrFolder, IOException e) {
                found.add(fileOrFolder);
                return FileVisitResult.CONTINUE;
            }
        });
        found.sort(null);
        images.addAll(found);
    }

    private static boolean isImage(Path file) {
        String name = file.getFileName().toString();
        if (SUFFIXES.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT))) {
            return true;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return SIGNATURE.matcher(new String(in.readNBytes(LONGEST), StandardCharsets.ISO_8859_1)).matches();
        } catch (IOException e) {
            return true;
        }
    }
}
