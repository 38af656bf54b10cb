package dev.slipstream.imageio.bench.jmh.images;

import dev.slipstream.imageio.bench.facts.ImageFiles;
import dev.slipstream.imageio.testing.JdkReaders;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The images of {@code -Dslipstream.images=DIR}: files that Slipstream reads in folders, each a class of images. */
public final class RealImages {

    /** An encoded image. */
    record File(String name, String format, byte[] bytes) {
    }

    private static final String PROPERTY = "slipstream.images";
    private static final String FOLDER = "folder=";

    private RealImages() {
    }

    public static boolean isConfigured() {
        return System.getProperty(PROPERTY) != null;
    }

    /** The names of all folders that have images. */
    private static List<String> folders() throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(root(), Files::isDirectory)) {
            for (Path folder : folders) {
                String name = folder.getFileName().toString();
                names.addAll(paths(name).isEmpty() ? List.of() : List.of(name));
            }
        }
        return names.stream().sorted().toList();
    }

    static List<File> in(String folder) throws IOException {
        List<File> files = new ArrayList<>();
        for (Path path : paths(folder)) {
            files.add(new File(path.getFileName().toString(), ImageFiles.ending(path), Files.readAllBytes(path)));
        }
        if (files.isEmpty()) {
            throw new IOException(root().resolve(folder) + ": no image in it");
        }
        return files;
    }

    private static List<Path> paths(String folder) throws IOException {
        try (Stream<Path> paths = Files.list(root().resolve(folder))) {
            return paths.filter(path -> ImageSide.SLIPSTREAM.formatsRead.contains(ImageFiles.ending(path))).sorted()
                    .toList();
        }
    }

    /** Arguments for JMH: the classes that there are, unless some are chosen, and the profiler that times each file. */
    public static List<String> options(List<String> arguments) throws IOException {
        List<String> options = new ArrayList<>();
        if (isConfigured()) {
            options.addAll(List.of("-prof", FileTimes.class.getName()));
            if (arguments.stream().noneMatch(argument -> argument.startsWith(FOLDER))) {
                options.addAll(List.of("-p", FOLDER + String.join(",", folders())));
            }
        }
        return options;
    }

    /** What the JDK's readers read, or, where these reject it, any reader that ImageIO finds. */
    public static BufferedImage decoded(byte[] image) throws IOException {
        try {
            return JdkReaders.read(image);
        } catch (IOException | RuntimeException rejected) {
            BufferedImage other = ImageIoReads.read(image);
            if (other == null) {
                throw new IOException("no reader takes it", rejected);
            }
            return other;
        }
    }

    /** The folder whose folders have images. */
    public static Path root() throws IOException {
        if (!isConfigured()) {
            throw new IOException("Name the folder whose folders have images: -D" + PROPERTY + "=DIR");
        }
        return Path.of(System.getProperty(PROPERTY));
    }
}
