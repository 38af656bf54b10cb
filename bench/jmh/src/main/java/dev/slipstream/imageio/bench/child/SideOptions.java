package dev.slipstream.imageio.bench.child;

import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.testing.ImageFacts;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Option;

/** The part of a command line that is about the sides and their JVMs. */
public final class SideOptions {

    private static final String LIBRARY = "dev.slipstream.imageio.stream.WindowedImageInputStream";
    private static final String WORKER_JAR = "bench-worker.jar";

    @Option(names = "--java", paramLabel = "PATH",
            description = "The java binary of the sides. Default: the one that runs this")
    private Path java;

    @Option(names = "--jvm", paramLabel = "OPTION", arity = "1",
            description = "An option for the JVMs of all sides, such as --jvm=-Xmx2g; may be repeated.")
    private List<String> jvmOptions = new ArrayList<>();

    @Option(names = "--slipstream", paramLabel = "CLASSPATH",
            description = "Another build of Slipstream. Default: the one this was built with")
    private String slipstream;

    @Option(names = "--classpath", paramLabel = "CLASSPATH",
            description = "What all sides have on their class path besides, such as other plugins.")
    private String common;

    @Option(names = "--timeout", defaultValue = "300", paramLabel = "SECONDS",
            description = "A JVM that takes longer for one answer is ended. Default: ${DEFAULT-VALUE}")
    private int seconds;

    /** For JVMs with these flags and after them the user's options. */
    public Launcher launcher(List<String> flags) throws IOException {
        List<String> options = new ArrayList<>(flags);
        options.addAll(jvmOptions);
        return new Launcher(java, options, Duration.ofSeconds(seconds));
    }

    public Side jdk() throws IOException {
        return new Side(Result.JDK, common());
    }

    public Side slipstream() throws IOException {
        return with(Result.SLIPSTREAM, slipstream == null ? List.of(jarOf(LIBRARY)) : paths(slipstream));
    }

    /** A side with another jar of Slipstream. */
    public Side with(String name, Path jar) throws IOException {
        return with(name, List.of(existing(jar)));
    }

    private Side with(String name, List<Path> more) throws IOException {
        List<Path> classPath = new ArrayList<>(common());
        classPath.addAll(more);
        return new Side(name, classPath);
    }

    /**
     * The tool's own jar names all libraries in its manifest, so what runs in children has a jar that names none, with
     * what it needs of the library's tests; before they are packaged, these are beside the classes.
     */
    private List<Path> common() throws IOException {
        Path classes = jarOf(SideOptions.class.getName());
        List<Path> classPath = new ArrayList<>(Files.isDirectory(classes)
                ? List.of(classes, jarOf(ImageFacts.class.getName()))
                : List.of(existing(classes.resolveSibling(WORKER_JAR))));
        classPath.addAll(common == null ? List.of() : paths(common));
        return classPath;
    }

    private static List<Path> paths(String classPath) throws IOException {
        List<Path> paths = new ArrayList<>();
        for (String path : Arrays.asList(classPath.split(File.pathSeparator))) {
            paths.add(existing(Path.of(path)));
        }
        return paths;
    }

    private static Path jarOf(String name) throws IOException {
        try {
            Class<?> found = Class.forName(name, false, SideOptions.class.getClassLoader());
            return Path.of(found.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IOException("Cannot tell where " + name + " is", e);
        }
    }

    private static Path existing(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new IOException("Not there, but needed on a class path: " + path);
        }
        return path.toAbsolutePath();
    }
}
