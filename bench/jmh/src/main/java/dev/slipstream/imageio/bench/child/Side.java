package dev.slipstream.imageio.bench.child;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Who is measured: its name in results, and all that its JVM has on the class path. */
public record Side(String name, List<Path> classPath) {

    public Side {
        classPath = List.copyOf(classPath);
    }

    String classPathArgument() {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
