package dev.slipstream.imageio.bench.cold;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * The classes that a JVM has loaded, as {@code -Xlog:class+load} tells: a line for each, with its source.
 *
 * @param classes of jars on the class path
 * @param made at run time: hidden ones, proxies, accessors
 * @param fileBytes of the class files of jars, but for those that an archive has
 */
record ClassCounts(long classes, long made, long fileBytes) {

    /** {@code [0.1s][info][class,load] java.lang.Object source: shared objects file}. */
    private static final Pattern LINE = Pattern.compile(".*\\] (\\S+) source: (.*)");
    /** A hidden class, before and since JDK 18 or so: {@code Foo$$Lambda$14/0x0000000800c03000}. */
    private static final Pattern HIDDEN = Pattern.compile(".*[/+]0x[0-9a-f]+");
    private static final String ARCHIVE = "shared objects file";
    private static final String MODULES = "jrt:";
    private static final String CHILD = ClassCounts.class.getPackageName() + ".child.";
    private static final String SUFFIX = ".class";

    /**
     * Without the child's own.
     *
     * @param sizes of the class files on the class path, by class
     */
    static ClassCounts of(List<String> log, Map<String, Long> sizes) {
        long classes = 0;
        long made = 0;
        long bytes = 0;
        for (String each : log) {
            Matcher line = LINE.matcher(each);
            if (!line.matches() || line.group(1).startsWith(CHILD)) {
                continue;
            }
            boolean isArchived = line.group(2).startsWith(ARCHIVE);
            Long size = sizes.get(line.group(1));
            if (size != null) {
                classes++;
                bytes += isArchived ? 0 : size;
            } else if (!isArchived && isMade(line)) {
                made++;
            }
        }
        return new ClassCounts(classes, made, bytes);
    }

    /** Proxies and accessors are not hidden, but come from no file either. */
    private static boolean isMade(Matcher line) {
        return HIDDEN.matcher(line.group(1)).matches() || !line.group(2).startsWith(MODULES);
    }

    /** How large the class files are that jars and folders of classes have, by the binary names of the classes. */
    static Map<String, Long> sizes(Collection<Path> classPath) throws IOException {
        Map<String, Long> sizes = new HashMap<>();
        for (Path path : classPath) {
            if (Files.isDirectory(path)) {
                try (Stream<Path> tree = Files.walk(path)) {
                    tree.forEach(file -> add(path.relativize(file).toString(), file.toFile().length(), sizes));
                }
            } else {
                try (ZipFile zip = new ZipFile(path.toFile())) {
                    zip.stream().forEach(entry -> add(entry.getName(), entry.getSize(), sizes));
                }
            }
        }
        return sizes;
    }

    private static void add(String path, long size, Map<String, Long> sizes) {
        if (path.endsWith(SUFFIX)) {
            sizes.put(path.substring(0, path.length() - SUFFIX.length()).replace('\\', '/').replace('/', '.'), size);
        }
    }
}
