package dev.slipstream.imageio.testing;

import dev.slipstream.imageio.stream.WindowedImageInputStream;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The parts of the class path that a child JVM or a class loader of a test is put together from. */
public final class ClassPaths {

    private ClassPaths() {}

    /** The library's classes and services. */
    public static Path slipstream() {
        return origin(WindowedImageInputStream.class);
    }

    /** The tests' classes; no services in there. */
    public static Path tests() {
        return origin(ClassPaths.class);
    }

    /** TwelveMonkeys' libraries, without the jars of their tests. */
    public static List<Path> twelveMonkeys() {
        return entries()
                .filter(entry -> entry.toString().contains("twelvemonkeys"))
                .filter(entry -> !entry.toString().endsWith("-tests.jar"))
                .toList();
    }

    /** The jars of TwelveMonkeys' tests of readers, which hold their sample images. */
    public static List<Path> twelveMonkeysSamples() {
        return entries()
                .filter(entry -> entry.getFileName().toString().matches("imageio-(?!core-).*-tests\\.jar"))
                .toList();
    }

    /** All that this JVM has. */
    public static List<Path> all() {
        return entries().toList();
    }

    private static Stream<Path> entries() {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .map(Path::of);
    }

    private static Path origin(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(type + " comes from no file", e);
        }
    }
}
