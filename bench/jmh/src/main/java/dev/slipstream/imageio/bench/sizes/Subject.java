package dev.slipstream.imageio.bench.sizes;

import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageInputStream;

/**
 * An image that is written.
 *
 * @param group the class of images that it belongs to
 * @param name of the file, or of the drawing
 */
record Subject(String group, String name, Source source) {

    /** Makes the image, anew each time. */
    interface Source {

        BufferedImage image() throws IOException;
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
                    file.getFileName().toString(), () -> decoded(root.resolve(file)))));
        }
        return subjects;
    }

    private static boolean isImage(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).matches(".*\\.(png|bmp)") && Files.isRegularFile(file);
    }

    /** By the JDK's readers, or, where these reject it, by any reader that ImageIO finds. */
    private static BufferedImage decoded(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return JdkReaders.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)));
        } catch (IOException | RuntimeException rejected) {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
            if (image == null) {
                throw new IOException("no reader takes it", rejected);
            }
            return image;
        }
    }}
