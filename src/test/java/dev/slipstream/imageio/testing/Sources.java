package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;

/** Java sources of an application, for what shows only when it is compiled. */
public final class Sources {

    private Sources() {}

    /**
     * Compiles into {@code folder}, with all warnings.
     *
     * @param files the sources by their paths, which begin in {@code folder}
     * @return {@code folder}
     * @throws AssertionError if the compiler has anything to say
     */
    public static Path compile(Path folder, Map<String, String> files, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-d", folder.toString(), "-Xlint:all"));
        arguments.addAll(List.of(options));
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path source = folder.resolve(file.getKey());
            Files.createDirectories(source.getParent());
            arguments.add(Files.writeString(source, file.getValue()).toString());
        }
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int code = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(new String[0]));
        if (code != 0 || !said.toString().isEmpty()) {
            throw new AssertionError("javac " + arguments + " says " + said);
        }
        return folder;
    }
}
