package dev.slipstream.imageio.bench.workbench.child;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** The part of a command line that is about the child JVMs. */
public final class ChildJvmOptions {

    @Option(names = "--java", paramLabel = "PATH",
            description = "The java binary of the child JVMs. Default: the one that runs this")
    private Path java;

    @Option(names = "--jvm", paramLabel = "OPTION", arity = "1",
            description = "An option for both child JVMs, such as --jvm=-Xmx2g; may be repeated.")
    private List<String> jvmOptions = new ArrayList<>();

    @Option(names = "--slipstream", paramLabel = "CLASSPATH",
            description = "Another build of Slipstream. Default: the one this was built with")
    private String slipstream;

    @Option(names = "--classpath", paramLabel = "CLASSPATH",
            description = "What both sides have on their class path besides, such as other plugins.")
    private String both;

    public Sides sides() throws IOException {
        return Sides.of(paths(slipstream), paths(both));
    }

    /** The same two with the rival between them, each by its name: JDK, TwelveMonkeys, Slipstream. */
    public Map<String, Side> sidesWithRival() throws IOException {
        Sides sides = sides();
        List<Path> rival = new ArrayList<>(sides.jdk().classPath());
        rival.addAll(TwelveMonkeysJars.find());
        Map<String, Side> all = new LinkedHashMap<>();
        for (Side side : List.of(sides.jdk(), new Side("TwelveMonkeys", rival), sides.slipstream())) {
            all.put(side.name(), side);
        }
        return all;
    }

    public JavaLauncher launcher(String... moreOptions) throws IOException {
        List<String> options = new ArrayList<>(Arrays.asList(moreOptions));
        options.addAll(jvmOptions);
        return new JavaLauncher(java, options);
    }

    /** For what depends on the JVM's own choices: it gets the user's options only. */
    public JavaLauncher launcherWithoutFlags() throws IOException {
        return JavaLauncher.withoutFlags(java, jvmOptions);
    }

    private static List<Path> paths(String classPath) {
        return classPath == null
                ? List.of()
                : Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of).toList();
    }
}
