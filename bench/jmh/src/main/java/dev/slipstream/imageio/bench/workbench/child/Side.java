package dev.slipstream.imageio.bench.workbench.child;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One of the two that are compared: its name in tables, and all that its child JVM has on the class path. */
public record Side(String name, List<Path> classPath) {

    public Side {
        classPath = List.copyOf(classPath);
    }

    /** The same with other classes in the place of the workers', which come first. */
    public Side withMain(Path classes) {
        List<Path> path = new ArrayList<>(classPath);
        path.set(0, classes);
        return new Side(name, path);
    }

    public String classPathArgument() {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
