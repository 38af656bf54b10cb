package dev.slipstream.imageio.bench.workbench.child;

import dev.slipstream.imageio.bench.workbench.worker.Worker;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The JDK alone and the JDK with Slipstream, each with whatever the user puts on both class paths. */
public record Sides(Side jdk, Side slipstream) {

    private static final String LIBRARY_CLASS = "dev.slipstream.imageio.stream.WindowedImageInputStream";
    private static final String WORKER_JAR = "bench-worker.jar";

    /** The library is the one this tool was built with, unless another is named. */
    static Sides of(List<Path> library, List<Path> both) throws IOException {
        List<Path> common = new ArrayList<>();
        common.add(workerClasses());
        for (Path path : both) {
            common.add(existing(path));
        }
        List<Path> withLibrary = new ArrayList<>(common);
        for (Path path : library.isEmpty() ? List.of(builtWith()) : library) {
            withLibrary.add(existing(path));
        }
        return new Sides(new Side("JDK", common), new Side("Slipstream", withLibrary));
    }

    /** The tool's own jar names all libraries in its manifest, so the workers have a jar that names none. */
    private static Path workerClasses() throws IOException {
        Path classes = locationOf(Worker.class);
        return Files.isDirectory(classes) ? classes : existing(classes.resolveSibling(WORKER_JAR));
    }

    private static Path builtWith() throws IOException {
        try {
            return locationOf(Class.forName(LIBRARY_CLASS, false, Sides.class.getClassLoader()));
        } catch (ClassNotFoundException e) {
            throw new IOException("No Slipstream beside this tool; name one with --slipstream", e);
        }
    }

    private static Path locationOf(Class<?> type) throws IOException {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException("Cannot tell where " + type.getName() + " was loaded from", e);
        }
    }

    private static Path existing(Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new IOException("Not there, but needed on a class path: " + path);
        }
        return path.toAbsolutePath();
    }
}
