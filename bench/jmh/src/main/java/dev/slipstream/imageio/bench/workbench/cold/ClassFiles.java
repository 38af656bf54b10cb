package dev.slipstream.imageio.bench.workbench.cold;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** How large the class files are that jars and folders of classes have. */
final class ClassFiles {

    private static final String SUFFIX = ".class";

    private ClassFiles() {
    }

    /** In bytes, by the binary names of the classes. */
    static Map<String, Long> in(Collection<Path> classPath) throws IOException {
        Map<String, Long> sizes = new HashMap<>();
        for (Path path : classPath) {
            if (Files.isDirectory(path)) {
                addFolder(path, sizes);
            } else {
                addJar(path, sizes);
            }
        }
        return sizes;
    }

    private static void addJar(Path jar, Map<String, Long> sizes) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(each -> (ZipEntry) each)::iterator) {
                add(entry.getName(), '/', entry.getSize(), sizes);
            }
        }
    }

    private static void addFolder(Path folder, Map<String, Long> sizes) throws IOException {
        try (Stream<Path> tree = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) tree.filter(Files::isRegularFile)::iterator) {
                String name = folder.relativize(file).toString();
                add(name, folder.getFileSystem().getSeparator().charAt(0), Files.size(file), sizes);
            }
        }
    }

    private static void add(String path, char separator, long size, Map<String, Long> sizes) {
        if (path.endsWith(SUFFIX)) {
            sizes.put(path.substring(0, path.length() - SUFFIX.length()).replace(separator, '.'), size);
        }
    }
}
