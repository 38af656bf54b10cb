package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The packages that each package depends on: its imports, also those for comments. */
class PackagesTest {

    private static final Path SOURCES = Path.of("src/main/java/dev/slipstream/imageio");

    /** The package of an imported class, followed by a dot. */
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (?:static )?dev\\.slipstream\\.imageio\\.((?:[a-z]+\\.)*)[A-Z]");

    /** The sentence in a package's documentation, up to its end or a semicolon. */
    private static final Pattern DEPENDS = Pattern.compile("[Dd]epends on ((?:[^.;{]|\\{@code [A-Za-z.]+})*)");
    private static final Pattern NAME = Pattern.compile("\\{@code ([A-Za-z.]+)}");

    /** The name for the package that has only this class. */
    private static final String TOP = "Slipstream";

    @Test
    void aPackageKnowsThoseThatItsDocumentationNames() throws IOException {
        Map<String, Set<String>> documented = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(file -> file.endsWith("package-info.java")).toList()) {
                Matcher sentence = DEPENDS.matcher(Files.readString(file).replaceAll("\\R *(?:\\*|//) ?", " "));
                Set<String> names = documented.computeIfAbsent(packageOf(file), key -> new TreeSet<>());
                if (sentence.find()) {
                    NAME.matcher(sentence.group(1)).results().forEach(name -> names.add(name.group(1)));
                }
            }
        }
        assertEquals(documented, imported());
    }

    @Test
    void readingKnowsNoWritingNorWritingReading() throws IOException {
        Map<String, Set<String>> imported = imported();
        assertFalse(imported.get("png.read").contains("png.write"), "png.read knows png.write");
        assertFalse(imported.get("png.write").contains("png.read"), "png.write knows png.read");
    }

    @Test
    void noPackagesKnowEachOther() throws IOException {
        Map<String, Set<String>> left = imported();
        boolean isLess = true;
        while (isLess) { // removes the packages that depend on none that is left
            isLess = left.values().removeIf(known -> known.stream().noneMatch(left::containsKey));
        }
        assertEquals(Map.of(), left);
    }

    private static Map<String, Set<String>> imported() throws IOException {
        Map<String, Set<String>> imported = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
                Set<String> names = imported.computeIfAbsent(packageOf(file), key -> new TreeSet<>());
                IMPORT.matcher(Files.readString(file)).results().forEach(found -> names.add(
                        found.group(1).isEmpty() ? TOP : found.group(1).replaceFirst("\\.$", "")));
                names.remove(packageOf(file)); // a package may import its own constants
            }
        }
        return imported;
    }

    private static String packageOf(Path file) {
        String name = SOURCES.relativize(file.getParent()).toString().replace(file.getFileSystem().getSeparator(), ".");
        return name.isEmpty() ? TOP : name;
    }
}
